-- Mails that tell of a gift were held back for good when their gift was on hold as they fell due. They are looked at once more:
-- one whose gift is free goes out, one whose gift is still on hold waits, one whose gift has ended is held back as before.
update mails set next_try_at = now(), tries = 0
where kind = 'gift_for_you' and sent_at is null and next_try_at is null and failure like 'Held back: The gift is %';
