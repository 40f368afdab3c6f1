import type { DisputeFile } from '@jara/contract/staff/disputes';
import { Money } from '../../../components/money.tsx';
import { AssigneeSelect } from '../casework/assignee-select.tsx';
import { StaffLink } from '../links/staff-link.tsx';
import { Facts } from '../shared/facts.tsx';
import { Panel } from '../shared/panel.tsx';
import { ExactWhen, When } from '../shared/when.tsx';
import { ANSWER_WORDS, fateOf, STATUS_WORDS } from './dispute-words.ts';

/** What the bank says, in its own and the provider's words. */
export function Claimed({ dispute: { category, note, messages } }: { dispute: DisputeFile }) {
  return (
    <Panel title="What the bank claims">
      <div className="flex flex-col gap-3 text-sm">
        <p>
          <span className="text-ink-3">Kind:</span> <span className="font-semibold">{category ?? 'Not said'}</span>
        </p>
        {note && <p className="break-words text-ink-2">{note}</p>}
        {messages.length === 0 ? (
          <p className="text-ink-2">Nobody has said more about it.</p>
        ) : (
          <ol aria-label="Messages" className="flex flex-col gap-3">
            {messages.map(({ sender, body, at }) => (
              <li key={`${at} ${sender} ${body}`} className="border-line-strong border-l-2 pl-3">
                <p dir="auto" className="whitespace-pre-wrap break-words">
                  {body}
                </p>
                <p className="text-ink-3">
                  {sender ?? 'Somebody'}
                  {at && (
                    <>
                      , <When at={at} />
                    </>
                  )}
                </p>
              </li>
            ))}
          </ol>
        )}
      </div>
    </Panel>
  );
}

/** What staff answered, and whether the provider has it. */
export function Answers({ dispute: { answers, waitsFor, status } }: { dispute: DisputeFile }) {
  return (
    <Panel title="Our answer">
      {answers.length === 0 ? (
        <p className="text-ink-2 text-sm">
          {waitsFor === 'BANK'
            ? 'It was answered at the provider, not from here.'
            : status === 'OPEN'
              ? 'Nobody has answered yet.'
              : 'It ended without an answer from here.'}
        </p>
      ) : (
        <ol aria-label="Answers" className="flex flex-col">
          {answers.map((answer) => (
            <li key={answer.id} className="border-line border-b py-3 text-sm first:pt-0 last:border-b-0 last:pb-0">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="font-semibold">
                  {ANSWER_WORDS[answer.answer]} by {answer.by.name}
                </span>
                <span className="text-ink-3">
                  <When at={answer.decidedAt} />
                </span>
              </p>
              <p className="break-words text-ink-2">“{answer.reason}”</p>
              <p className="text-ink-2">{fateOf(answer)}</p>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

/** What the file for the bank says, so that nobody has to take it along to read it. */
export function EvidencePanel({ dispute: { evidence } }: { dispute: DisputeFile }) {
  // What the bank claims stands above already.
  const parts = evidence.parts.slice(1);
  return (
    <Panel title="Evidence">
      <div className="flex flex-col gap-5">
        <p className="font-semibold">{evidence.summary}</p>
        {parts.map(({ title, lines }) => (
          <section key={title} className="flex flex-col gap-1">
            <h3 className="font-bold text-sm">{title}</h3>
            {lines.every(({ value }) => value === '') ? (
              <p className="text-ink-2 text-sm">{lines.map(({ label }) => label).join(' ')}</p>
            ) : (
              <dl className="flex flex-col text-sm">
                {lines.map(({ label, value }) => (
                  <div
                    key={`${label} ${value}`}
                    className="grid gap-x-4 border-line border-b py-1.5 last:border-b-0 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
                  >
                    <dt className="break-words text-ink-3">{label}</dt>
                    <dd className="min-w-0 break-words font-semibold">{value}</dd>
                  </div>
                ))}
              </dl>
            )}
          </section>
        ))}
        <p className="text-ink-3 text-sm">
          Addresses, accounts and codes are masked here and in the file, for everybody.
        </p>
      </div>
    </Panel>
  );
}

export function DisputeFacts({ dispute }: { dispute: DisputeFile }) {
  const { id, status, held, loss, currency, giftId, paymentId, providerId, resolution, dueAt, openedAt, closedAt } =
    dispute;
  return (
    <Panel title="Details">
      <Facts
        facts={[
          {
            label: 'In whose hands',
            value: (
              <AssigneeSelect
                subject={{ kind: 'dispute', id }}
                what="this dispute"
                assignee={dispute.assignee}
                isFinished={closedAt !== null}
              />
            ),
          },
          ...(giftId
            ? [
                {
                  label: 'Gift',
                  value: (
                    <StaffLink to="/admin/quids/$quid" params={{ quid: giftId }} className="link">
                      The gift’s own file
                    </StaffLink>
                  ),
                },
              ]
            : []),
          {
            label: 'Payment',
            value: (
              <StaffLink to="/admin/transactions" search={{ id: paymentId }} className="link break-all">
                {dispute.reference}
              </StaffLink>
            ),
          },
          { label: 'Number at Paystack', value: providerId },
          { label: 'Opened', value: <ExactWhen at={openedAt} /> },
          ...(dueAt ? [{ label: 'To be answered by', value: <ExactWhen at={dueAt} /> }] : []),
          ...(closedAt ? [{ label: STATUS_WORDS[status], value: <ExactWhen at={closedAt} /> }] : []),
          ...(resolution ? [{ label: 'In the provider’s word', value: resolution }] : []),
          {
            label: status === 'OPEN' ? 'Held for it' : 'Was held for it',
            value: <Money amount={held} currency={currency} />,
          },
          ...(status === 'LOST' ? [{ label: 'Our loss', value: <Money amount={loss} currency={currency} /> }] : []),
        ]}
      />
    </Panel>
  );
}
