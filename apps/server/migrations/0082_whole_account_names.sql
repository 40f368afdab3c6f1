-- A name that is pasted whole is looked up whole; letter by letter it would be compared with a share of all accounts there ever were.
create index if not exists withdrawals_by_whole_name on withdrawals using hash (lower(account_name));
