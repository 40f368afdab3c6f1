-- What its recipient is written to in and what its card says, as its sender chose; and what the sender reads themselves.
alter table payments
  add column language text not null default 'en' check (language in ('en', 'pcm', 'ha', 'yo', 'ig')),
  add column sender_language text not null default 'en' check (sender_language in ('en', 'pcm', 'ha', 'yo', 'ig'));

-- What whoever asked for the money reads.
alter table withdrawals
  add column language text not null default 'en' check (language in ('en', 'pcm', 'ha', 'yo', 'ig'));
