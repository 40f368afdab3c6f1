import { LegalDocument } from './legal-document.tsx';
import { PRIVACY } from './privacy.content.ts';

export const PrivacyPage = () => <LegalDocument text={PRIVACY} />;
