import { HandCoins } from 'lucide-react';
import { Choices } from '../../components/ui/choices.tsx';
import type { FormState } from '../../lib/form-state.ts';
import { Folded } from './folded.tsx';
import type { GiftForm } from './gift-form.ts';
import { feeSentence } from './wishes.ts';
import { words } from './words/en.tsx';

/** Whether our fee comes out of the gift, as it does unless somebody says otherwise, or on top of it. */
export function WhoPaysTheFee({ form }: { form: FormState<GiftForm> }) {
  const { values: gift, place, put } = form;
  return (
    <Folded
      ref={place('feePaidBy')}
      icon={HandCoins}
      title={words.fee.title}
      words={gift.feePaidBy === 'SENDER' ? words.fee.senderPays : words.fee.recipientPays}
    >
      <div className="pt-1 text-ink">
        <Choices
          legend={words.fee.question}
          name="feePaidBy"
          choices={[
            { value: 'RECIPIENT', label: words.fee.they, hint: feeSentence(gift, 'RECIPIENT') },
            { value: 'SENDER', label: words.fee.i, hint: feeSentence(gift, 'SENDER') },
          ]}
          value={gift.feePaidBy}
          onChange={(feePaidBy) => put({ feePaidBy }, ['rule'])}
        />
      </div>
    </Folded>
  );
}
