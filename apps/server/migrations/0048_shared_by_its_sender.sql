-- A sender may share the code themselves: then nobody is mailed, and there need be no address.
alter table payments add column delivery text not null default 'MAIL' check (delivery in ('MAIL', 'SELF'));
alter table payments alter column recipient_email drop not null;
alter table payments add constraint mail_has_an_address check (delivery = 'SELF' or recipient_email is not null);
alter table payments add constraint only_mail_has_its_time check (delivery = 'MAIL' or deliver_at is null);

-- People are found by any of their addresses, also where one is missing.
drop index payments_by_people;
create index payments_by_people on payments
  using gin (lower(coalesce(recipient_email, '') || ' ' || coalesce(sender_email, '') || ' ' || coalesce(sender_name, '')) gin_trgm_ops);
