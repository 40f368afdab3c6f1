import type { GiftFile } from '@jara/contract/staff/gifts';
import { ChargeList } from '../shared/charge-list.tsx';
import { Panel } from '../shared/panel.tsx';

/** Money the provider took for this gift. Shown when there is more to say than "one payment, one gift". */
export function GiftCharges({ gift: { charges } }: { gift: GiftFile }) {
  if (!charges.some(({ became }) => became === 'SUSPENSE')) return null;
  return (
    <Panel title="Charges">
      <ChargeList charges={charges} />
    </Panel>
  );
}
