import { AppLink, ButtonLink } from '../../components/app-link.tsx';
import { words } from './words/en.tsx';

/** The server tells nobody but the sender that there is such a gift, so this page cannot know it either. */
export function NotYourRoom() {
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-3xl">{words.notYours.title}</h1>
      <p className="text-ink-2 text-lg">{words.notYours.where}</p>
      <p className="text-ink-2">
        {words.notYours.gotOne((text) => (
          <AppLink to="/claim">{text}</AppLink>
        ))}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/transactions">{words.notYours.mailMe}</ButtonLink>
        <ButtonLink to="/help" variant="secondary">
          {words.notYours.askUs}
        </ButtonLink>
      </div>
    </div>
  );
}
