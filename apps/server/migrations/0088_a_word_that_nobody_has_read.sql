-- It has ended in a word that is neither, and nobody has said yet what that means: the provider may forget the dispute, and the word still stands.
alter table disputes add column if not exists is_unread boolean not null default false;
create index if not exists disputes_unread on disputes (id) where is_unread;
-- Staff said how it ended while the provider did not know it, and it may be remembered.
create index if not exists disputes_without_word on disputes (id) where status <> 'OPEN' and decided_by is null;
