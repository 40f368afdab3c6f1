interface RefusalDetail {
  type?: 'validation_error' | 'api_error' | 'processor_error';
  code?: string;
  nextStep?: string;
}

/** A "no" in the provider's words. Some of its refusals carry a code, some only a sentence. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly detail: RefusalDetail;

  constructor(status: number, message: string, detail: RefusalDetail = {}) {
    super(message);
    this.status = status;
    this.detail = detail;
  }
}

export function errorEnvelopeOf({ message, detail }: Refusal) {
  return {
    status: false,
    message,
    ...(detail.nextStep === undefined ? {} : { meta: { nextStep: detail.nextStep } }),
    ...(detail.type === undefined ? {} : { type: detail.type }),
    ...(detail.code === undefined ? {} : { code: detail.code }),
  };
}

export const invalidParams = (message: string) =>
  new Refusal(400, message, {
    type: 'validation_error',
    code: 'invalid_params',
    nextStep: "Ensure that the value(s) you're passing are valid.",
  });

export const rateLimited = () =>
  new Refusal(429, 'Rate limit exceeded!', {
    type: 'api_error',
    code: 'rate_limited',
    nextStep: 'Wait a few minutes and try the API call again',
  });
