interface Breakage {
  name: string;
  finding?: number;
  change: string;
  edits: { file: string; find: string; replace: string }[];
  test: string;
  catches: string;
}

export declare const breakages: Breakage[];
