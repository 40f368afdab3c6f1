/** Who runs the product and answers for it, in the words people read. Settings decide it; see `.env.example`. */
export interface Operator {
  productName: string;
  /** The name people know the company by. */
  company: string;
  /** The company as it is registered: the other side of the terms, and who a receipt is from. */
  legalEntity: string;
  city: string;
  supportEmail: string;
  /** As people read it: +234 800 000 5272. */
  supportPhone: string;
  /** As links dial it: 2348000005272. */
  supportNumber: string;
  /** As `readSupportHours` reads them. */
  supportHours: string;
  legalEmail: string;
  securityEmail: string;
}

/** Who runs a practice site that was told nothing. Live mode must be told everything. */
export const PRACTICE_OPERATOR: Operator = {
  productName: 'Jara',
  company: 'Jara',
  legalEntity: 'Jara Limited',
  city: 'Portharcourt',
  supportEmail: 'help@jara.test',
  supportPhone: '+234 800 000 5272',
  supportNumber: '2348000005272',
  supportHours: 'Mon-Fri 9-18 UTC, Sat 10-16 UTC, Sun closed',
  legalEmail: 'legal@jara.test',
  securityEmail: 'security@jara.test',
};

/** Where a built page has the operator's words: the page is built once, and settings are read when it is served. */
export const OPERATOR_PLACES: Operator = {
  productName: '__OPERATOR_PRODUCT_NAME__',
  company: '__OPERATOR_COMPANY__',
  legalEntity: '__OPERATOR_LEGAL_ENTITY__',
  city: '__OPERATOR_CITY__',
  supportEmail: '__OPERATOR_SUPPORT_EMAIL__',
  supportPhone: '__OPERATOR_SUPPORT_PHONE__',
  supportNumber: '__OPERATOR_SUPPORT_NUMBER__',
  supportHours: '__OPERATOR_SUPPORT_HOURS__',
  legalEmail: '__OPERATOR_LEGAL_EMAIL__',
  securityEmail: '__OPERATOR_SECURITY_EMAIL__',
};

/** Where a built page has all of them at once, for its scripts. */
export const OPERATOR_PLACE = '__OPERATOR__';
