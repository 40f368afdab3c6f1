/** For whoever asks the API, what the provider has forgotten for a while is not there. Its levers and its sums still know it. */
export const unlessForgotten = <Row extends { forgotten_at: Date | null }>(row: Row | undefined): Row | undefined =>
  row === undefined || row.forgotten_at === null ? row : undefined;
