interface Sender {
  name?: string | null | undefined;
  anonymous?: boolean | undefined;
}

/** How a gift names whoever sent it, inside a sentence. Giving no name is not the same as asking to stay secret. */
export const shownSender = ({ name, anonymous }: Sender): string =>
  anonymous ? 'someone who asked to stay secret' : name || 'someone';
