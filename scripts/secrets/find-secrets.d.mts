interface Finding {
  what: string;
  match: string;
  line: number;
}
interface Mail {
  kind: string;
  subject: string;
  text: string;
  html: string;
}

export declare const CREDENTIALS: Record<string, RegExp>;
export declare const IN_LOGS: Record<string, RegExp>;
export declare function findSecrets(text: string, shapes: Record<string, RegExp>): Finding[];
export declare function findInMail(mail: Mail): Finding[];
