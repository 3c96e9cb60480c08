/** Why something could not be done, in words, as soon as there is a reason. */
export function Fault({ words, id }: { words: string | null; id?: string }) {
  return words ? (
    <p id={id} role="alert" className="note note--fault">
      {words}
    </p>
  ) : null;
}
