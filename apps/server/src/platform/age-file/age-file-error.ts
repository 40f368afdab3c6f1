/** Why a file cannot be read: nobody gave a key, it is for somebody else, it is not as it was written, or its end is missing. */
export class AgeFileError extends Error {
  override readonly name = 'AgeFileError';
  readonly reason: 'no_key' | 'other_key' | 'damaged' | 'cut_off';

  constructor(reason: AgeFileError['reason']) {
    super(reason);
    this.reason = reason;
  }
}
