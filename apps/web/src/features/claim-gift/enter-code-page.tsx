import { Claiming } from './claim-page.tsx';
import { CodeEntry } from './code-entry.tsx';

/** `/claim`, where a code is typed, and `/claim?quid=`. */
export const EnterCodePage = () => <Claiming CodeEntry={CodeEntry} />;
