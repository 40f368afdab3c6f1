import { ROLE_DESCRIPTIONS, ROLE_NAMES, ROLES } from '@jara/domain/staff/roles';
import { formatLagos } from '@jara/domain/time/lagos';
import { HOUSE_CLOTH, link, type MailContent, type MailPlace } from '../writing/layout.ts';
import type { StaffInvitation } from '../writing/mail-facts.ts';
import { bigWords, button, cardLine, eyebrow, facts, factsText, heading, panel, paragraph } from '../writing/parts.ts';
import { oneLine, unlinked } from '../writing/written-text.ts';

export function renderStaffInvitation(invitation: StaffInvitation, place: MailPlace): MailContent {
  const { productName } = place.operator;
  const because = `You get this mail because a member of the ${productName} staff typed your address into an invitation.`;
  const inviter = unlinked(oneLine(invitation.invitedBy));
  const role = oneLine(invitation.role);
  const known = ROLES.find((candidate) => ROLE_NAMES[candidate] === invitation.role);
  const rows = [
    ['Role', role],
    ...(known ? [['What it covers', ROLE_DESCRIPTIONS[known].join(', ')] as const] : []),
    ['Invited by', inviter],
    ['Valid until', `${formatLagos(invitation.expiresAt)} (Lagos)`],
  ] as const;
  const next = 'Choose a password, and you can begin. It takes a minute.';
  const secret =
    'The link is yours alone: do not forward this mail. If you expected no invitation, leave it and tell us.';

  return {
    subject: `${oneLine(invitation.invitedBy, 60)} invites you to the ${productName} staff`,
    title: `Join the ${productName} staff`,
    preview: `As ${role}, until ${formatLagos(invitation.expiresAt)} (Lagos).`,
    cloth: HOUSE_CLOTH,
    because,
    card: [eyebrow('Staff invitation'), bigWords(`Join the ${productName} staff`), cardLine(`As ${role}`)],
    body: [
      heading(`${inviter} invites you`),
      paragraph(next),
      facts(rows),
      button(invitation.url, 'Accept the invitation'),
      paragraph(['Or go to ', link(invitation.url, invitation.url)]),
      panel('warn', 'Keep it to yourself', secret),
    ],
    text: `${inviter} invites you to the ${productName} staff, as ${role}.

${next}
${invitation.url}

${factsText(rows)}

${secret}`,
  };
}
