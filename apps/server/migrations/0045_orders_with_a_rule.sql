-- The rule a gift was ordered with, judged when it was ordered and kept until the money has arrived; then it becomes the gift's,
-- in the transaction that makes it. In the form of rule_versions: whether the columns of `rules` can hold it is asked there.
alter table payments add column rule jsonb
  check (rule is null or (jsonb_typeof(rule) = 'object' and rule ->> 'type' in ('NTH_PERSON', 'SPLIT', 'TIME', 'LUCKY')));

-- Whether a version came with the order, or was saved afterwards.
alter table rule_versions add column origin text not null default 'SAVED' check (origin in ('ORDER', 'SAVED'));
-- The rule of an order is the first that its gift has.
alter table rule_versions add constraint rule_of_an_order_comes_first check (origin = 'SAVED' or version = 1);
