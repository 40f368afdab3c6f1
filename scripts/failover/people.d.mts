interface Person {
  ask(method: string, path: string, body?: object): Promise<{ status: number; body: Record<string, unknown> }>;
}

interface Opened {
  recipient: Person;
  quid: string;
  accessKey: string;
  amount: number;
}

export interface People {
  answers: { withdrawals: { id: string }[]; findings: string[] };
  give(): Promise<{ quid: string }>;
  /** With what the order says besides. */
  giveAs(order: object): Promise<{ quid: string }>;
  tryInVain(quid: string): Promise<unknown>;
  open(gift: { quid: string }): Promise<Opened>;
  takeOut(opened: Opened): Promise<void>;
  openCrowdGift(): Promise<string>;
  start(load: { crowdQuid: string; crowd: number; travellers: number }): () => Promise<void>;
}

export function createPeople(options: {
  urls: string[];
  control(method: string, path: string, body?: object): Promise<unknown>;
  publicUrl: string;
}): People;
