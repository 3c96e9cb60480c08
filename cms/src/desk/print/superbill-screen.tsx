import { notFound } from 'next/navigation';
import type { Visit } from '../frame/enter-desk.ts';
import { PaperHead } from './paper-head.tsx';
import { patientsOf } from './patients.ts';
import { PrintBar } from './print-bar.tsx';
import { nameOf, readPapers, readSender } from './read-papers.ts';
import { Superbill } from './superbill.tsx';

type Props = { visit: Visit; order: string; patient: string | undefined };

/** One superbill for each person of an order who was tested or seen. */
export async function SuperbillScreen({ visit: { req }, order, patient: asked }: Props) {
  const [paper] = await readPapers(req, 'superbill', [order]);
  if (!paper) notFound();
  const { sender, dates } = await readSender(req);
  const patients = patientsOf(paper, dates);
  const patient = patients.find(({ key }) => key === asked) ?? patients[0];
  return (
    <>
      <PrintBar
        back={{ href: `/admin/orders/${order}`, label: nameOf(paper.order) }}
        button="Print the superbill"
      >
        {patients.length > 1 && (
          <nav aria-label="Patient">
            {patients.map(({ key, name }) => (
              <a
                key={key}
                href={`?patient=${key}`}
                aria-current={key === patient?.key ? 'page' : undefined}
              >
                {name}
              </a>
            ))}
          </nav>
        )}
        <p>Codes and sums that you type stand on the paper only. They are not kept.</p>
      </PrintBar>
      <main className="papers">
        {patient ? (
          <Superbill
            key={patient.key}
            head={
              <PaperHead
                sender={sender}
                title="Superbill"
                about={`${paper.order.number}-S${patients.indexOf(patient) + 1}`}
              />
            }
            patient={patient}
            provider={{
              practitioner: sender.practitioner ?? '',
              npi: sender.npi ?? '',
              taxId: sender.taxId ?? '',
            }}
            email={sender.email}
          />
        ) : (
          <p className="note">
            There is nothing for a superbill yet: no visit was held, and nobody was said to use a
            kit.
          </p>
        )}
      </main>
    </>
  );
}
