import { HandCoins } from 'lucide-react';
import { type Control, useController } from 'react-hook-form';
import { Choices } from '../../components/ui/choices.tsx';
import { Folded } from './folded.tsx';
import type { CheckedGift, GiftForm } from './gift-form.ts';
import { feeSentence } from './wishes.ts';
import { words } from './words/en.tsx';

interface WhoPaysTheFeeProps {
  control: Control<GiftForm, unknown, CheckedGift>;
  gift: GiftForm;
  /** Other fields are judged by it. */
  onChange: () => void;
}

/** Whether our fee comes out of the gift, as it does unless somebody says otherwise, or on top of it. */
export function WhoPaysTheFee({ control, gift, onChange }: WhoPaysTheFeeProps) {
  const { field } = useController({ control, name: 'feePaidBy' });
  return (
    <Folded
      ref={field.ref}
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
          value={field.value}
          onChange={(payer) => {
            onChange();
            field.onChange(payer);
          }}
        />
      </div>
    </Folded>
  );
}
