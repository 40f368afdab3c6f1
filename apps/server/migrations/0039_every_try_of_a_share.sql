-- Every try to pay a share, whoever made it and whatever became of it: the next one has another number, and asks about them all.
create index transfers_of_share on transfers (gift_id, slot, attempt);
drop index transfers_lost;
