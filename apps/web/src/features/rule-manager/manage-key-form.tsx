import { useState } from 'react';
import { KeyForm } from '../../components/key-form.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { words } from './words/en.ts';

interface ManageKeyFormProps {
  /** The key the gift was asked for with and that did not make this person its sender. */
  tried: string | undefined;
  onManageKey: (key: string) => void;
}

/** On another device than the one that paid, the sender shows the key they got with the gift. */
export function ManageKeyForm({ tried, onManageKey }: ManageKeyFormProps) {
  const [problem, setProblem] = useState(tried ? words.key.wrong : undefined);
  return (
    <Card>
      <KeyForm
        name="manageKey"
        label={words.key.label}
        hint={words.key.why}
        required={words.key.missing}
        given={tried}
        problem={problem}
        onKey={(key) => {
          setProblem(undefined);
          onManageKey(key);
        }}
      >
        <Button type="submit" size="sm" variant="secondary" className="self-start">
          {words.key.use}
        </Button>
      </KeyForm>
    </Card>
  );
}
