-- Every mail is a row before it is sent, written in the transaction of the event it tells of.
create table mails (
  id uuid primary key,
  kind text not null,
  recipient text not null,
  data jsonb not null,
  identity text not null unique,
  created_at timestamptz not null,
  sent_at timestamptz,
  tries integer not null default 0,
  next_try_at timestamptz,
  failure text
);
create index mails_to_send on mails (next_try_at) where next_try_at is not null;
create index mails_by_time on mails (created_at desc, id desc);
