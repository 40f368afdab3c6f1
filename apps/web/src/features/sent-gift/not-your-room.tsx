import { AppLink, ButtonLink } from '../../components/app-link.tsx';

/** The server tells nobody but the sender that there is such a gift, so this page cannot know it either. */
export function NotYourRoom() {
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-3xl">This room belongs to the sender of the gift</h1>
      <p className="text-ink-2 text-lg">
        It opens in the browser the gift was paid with. Is that you, on another device? Your transactions can mail you
        your gifts: then this page opens here too.
      </p>
      <p className="text-ink-2">
        Did somebody send you a gift? <AppLink to="/claim">Open it with its code</AppLink>.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/transactions">Mail me my gifts</ButtonLink>
        <ButtonLink to="/help" variant="secondary">
          Ask us
        </ButtonLink>
      </div>
    </div>
  );
}
