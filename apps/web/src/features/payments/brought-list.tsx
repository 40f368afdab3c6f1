import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { hasStatus, messageOf } from '../../lib/api.ts';
import { useMailedToken } from '../../lib/router/mailed-token.ts';
import { useOpenListLink } from './payments.queries.ts';
import { words } from './words/en.tsx';

/** Somebody came with a mailed link. Only a tap uses it up: programs that look at mails open links too. */
export function BroughtList() {
  const [token, spend] = useMailedToken();
  const opening = useOpenListLink();
  if (opening.isSuccess) {
    const { gifts } = opening.data;
    return (
      <Banner tone="ok" title={words.brought.here(gifts)} className="mt-6">
        {words.brought.thereToo}
      </Banner>
    );
  }
  if (token === undefined) return null;
  const open = () => opening.mutate(token, { onSuccess: spend });
  if (opening.isError) {
    return (
      <Banner
        tone="err"
        title={messageOf(opening.error, words.brought.failed)}
        className="mt-6"
        actions={
          // A link that is spent stays spent; after silence it may still be good.
          !hasStatus(opening.error, 410) && (
            <Button size="sm" variant="secondary" busy={opening.isPending} onClick={open}>
              {words.tryAgain}
            </Button>
          )
        }
      />
    );
  }
  return (
    <Banner
      title={words.brought.question}
      className="mt-6"
      actions={
        <Button size="sm" busy={opening.isPending} onClick={open}>
          {words.brought.show}
        </Button>
      }
    >
      {words.brought.ownDevice}
    </Banner>
  );
}
