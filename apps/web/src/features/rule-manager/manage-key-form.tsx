import { useState } from 'react';
import { KeyForm } from '../../components/key-form.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';

interface ManageKeyFormProps {
  /** The key the gift was asked for with and that did not make this person its sender. */
  tried: string | undefined;
  onManageKey: (key: string) => void;
}

/** On another device than the one that paid, the sender shows the key they got with the gift. */
export function ManageKeyForm({ tried, onManageKey }: ManageKeyFormProps) {
  const [problem, setProblem] = useState(tried ? 'That key does not belong to this gift' : undefined);
  return (
    <Card>
      <KeyForm
        name="manageKey"
        label="Manage key"
        hint="Only the sender can set the rule. This browser is not the one that paid, so enter the manage key shown with the gift code."
        required="Enter the manage key"
        given={tried}
        problem={problem}
        onKey={(key) => {
          setProblem(undefined);
          onManageKey(key);
        }}
      >
        <Button type="submit" size="sm" variant="secondary" className="self-start">
          Use this key
        </Button>
      </KeyForm>
    </Card>
  );
}
