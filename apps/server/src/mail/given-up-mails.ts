/** Mails that could not be delivered, lately: those that were held back because they are no longer true have not failed. */
export const IS_GIVEN_UP = "sent_at is null and next_try_at is null and failure not like 'Held back:%'";

/** For how long one is shown to staff and raises the alert. */
export const GIVEN_UP_LATELY = "interval '7 days'";
