import { ButtonLink } from '../../components/app-link.tsx';
import { KeyForm } from '../../components/key-form.tsx';
import { Button } from '../../components/ui/button.tsx';
import { giftsOnThisDevice } from '../../lib/device.ts';

/** A status page opened away from the device that asked for the money needs the gift's key, and says so. */
export function KeyForWithdrawal({ onKey }: { onKey: (accessKey: string) => void }) {
  const gifts = giftsOnThisDevice();
  return (
    <section className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <h1 className="text-3xl">Follow your money</h1>
        <p className="text-ink-2 text-lg">
          Only the person who opened the gift can see where its money is. Enter the access key you were shown then.
        </p>
      </div>
      <KeyForm name="accessKey" label="Access key" required="Access key is required" onKey={onKey}>
        <Button type="submit">Show the status</Button>
      </KeyForm>
      {gifts.length > 0 && (
        <ButtonLink to="/claim" variant="secondary">
          See the gifts on this device
        </ButtonLink>
      )}
    </section>
  );
}
