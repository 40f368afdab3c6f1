import { LegalDocument } from './legal-document.tsx';
import { TERMS } from './terms.content.ts';

export const TermsPage = () => <LegalDocument text={TERMS} />;
