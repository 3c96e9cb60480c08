import type { PayloadRequest } from 'payload';

/** What is often answered: each by its name and first words, with the way to change it. */
export async function SavedReplies({ req }: { req: PayloadRequest }) {
  const { docs } = await req.payload.find({
    collection: 'saved-replies',
    sort: 'title',
    pagination: false,
    depth: 0,
    select: { title: true, text: true },
    overrideAccess: false,
    req,
  });
  const list = '/admin/collections/saved-replies';
  return (
    <section className="section" aria-labelledby="saved-replies">
      <h2 id="saved-replies" className="setup__title">
        <span>
          Saved replies <i>{docs.length}</i>
        </span>
        <a className="text-button" href={`${list}/create`}>
          Add<span className="unseen"> a saved reply</span>
        </a>
      </h2>
      {docs.length === 0 && (
        <p className="setup__row quiet">
          None yet. What you often answer stands as a button above each reply.
        </p>
      )}
      <ul>
        {docs.map(({ id, title, text }) => (
          <li key={id} className="setup__row">
            <div>
              <b>{title}</b>
              <p className="setup__words">{text}</p>
            </div>
            <a className="button button--quiet" href={`${list}/${id}`}>
              Edit<span className="unseen"> {title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
