import { ButtonLink } from '../../components/app-link.tsx';
import { KeyForm } from '../../components/key-form.tsx';
import { Button } from '../../components/ui/button.tsx';
import { giftsOnThisDevice } from '../../lib/device.ts';
import { words } from './words/en.tsx';

/** A status page opened away from the device that asked for the money needs the gift's key, and says so. */
export function KeyForWithdrawal({ onKey }: { onKey: (accessKey: string) => void }) {
  const gifts = giftsOnThisDevice();
  return (
    <section className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <h1 className="text-3xl">{words.followYourMoney}</h1>
        <p className="text-ink-2 text-lg">{words.key.onlyTheOpener}</p>
      </div>
      <KeyForm name="accessKey" label={words.key.accessKey} required={words.key.required} onKey={onKey}>
        <Button type="submit">{words.key.showStatus}</Button>
      </KeyForm>
      {gifts.length > 0 && (
        <ButtonLink to="/claim" variant="secondary">
          {words.key.giftsOnThisDevice}
        </ButtonLink>
      )}
    </section>
  );
}
