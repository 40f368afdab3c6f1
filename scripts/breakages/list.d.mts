interface Breakage {
  name: string;
  change: string;
  edits: { file: string; find: string; replace: string }[];
  test: string;
  catches: string;
}

export declare const breakages: Breakage[];
