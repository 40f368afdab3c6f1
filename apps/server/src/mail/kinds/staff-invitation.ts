import { ROLE_DESCRIPTIONS, ROLE_NAMES, ROLES } from '@jara/domain/staff/roles';
import { formatLagos } from '@jara/domain/time/lagos';
import * as z from 'zod/mini';
import { HOUSE_CLOTH, link } from '../writing/layout.ts';
import { bigWords, button, cardLine, eyebrow, facts, factsText, heading, panel, paragraph } from '../writing/parts.ts';
import { oneLine, unlinked } from '../writing/written-text.ts';
import { type Mail, webAddress } from './mail.ts';

interface StaffInvitation {
  url: string;
  /** By its name, as people say it. */
  role: string;
  invitedBy: string;
  expiresAt: Date;
}

export const staffInvitation: Mail<'staff_invitation', StaffInvitation> = {
  kind: 'staff_invitation',
  data: z.object({ url: webAddress, role: z.string(), invitedBy: z.string(), expiresAt: z.iso.datetime() }),

  load: async (data, { now }) => {
    const expiresAt = new Date(data.expiresAt);
    return {
      facts: { ...data, expiresAt },
      language: 'en',
      outdated: expiresAt <= now ? 'The invitation has ended' : undefined,
    };
  },

  compose: (invitation, { operator: { productName } }) => {
    const inviter = unlinked(oneLine(invitation.invitedBy));
    const role = oneLine(invitation.role);
    const known = ROLES.find((candidate) => ROLE_NAMES[candidate] === invitation.role);
    const until = `${formatLagos(invitation.expiresAt)} (Lagos)`;
    const rows = [
      ['Role', role],
      ...(known ? [['What it covers', ROLE_DESCRIPTIONS[known].join(', ')] as const] : []),
      ['Invited by', inviter],
      ['Valid until', until],
    ] as const;
    const next = 'Choose a password, and you can begin. It takes a minute.';
    const secret =
      'The link is yours alone: do not forward this mail. If you expected no invitation, leave it and tell us.';

    return {
      subject: `${oneLine(invitation.invitedBy, 60)} invites you to the ${productName} staff`,
      title: `Join the ${productName} staff`,
      preview: `As ${role}, until ${until}.`,
      cloth: HOUSE_CLOTH,
      because: `You get this mail because a member of the ${productName} staff typed your address into an invitation.`,
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
  },
};
