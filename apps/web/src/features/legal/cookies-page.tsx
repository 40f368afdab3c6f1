import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { clearDraft, clearLastAmount } from '../../lib/gift-draft.ts';
import { forgetAccount } from '../../lib/remembered-account.ts';
import { chooseTheme } from '../../lib/theme.ts';
import { COOKIES } from './cookies.content.ts';
import { LegalDocument } from './legal-document.tsx';
import { words } from './words/en.ts';

export const CookiesPage = () => (
  <LegalDocument text={COOKIES}>
    <ClearPreferences />
  </LegalDocument>
);

/** Clears what is only a convenience. Keys to money are left alone: deleting those is never a side effect. */
function ClearPreferences() {
  const [cleared, setCleared] = useState(false);
  const clear = () => {
    chooseTheme('system');
    clearDraft();
    clearLastAmount();
    forgetAccount();
    setCleared(true);
  };
  return (
    <div className="flex flex-col items-start gap-3 rounded-card bg-sunken p-5">
      <p>{words.clearing.what}</p>
      <Button variant="secondary" size="sm" onClick={clear}>
        {words.clearing.clear}
      </Button>
      <p role="status" className="font-semibold text-ok">
        {cleared && words.clearing.cleared}
      </p>
    </div>
  );
}
