-- Equal shares for a crowd: the first so many people get the same.
alter table rules add column equal_shares integer check (equal_shares between 2 and 1000);
alter table rules drop constraint rules_type_check;
alter table rules add constraint rules_type_check check (type in ('NTH_PERSON', 'SPLIT', 'TIME', 'EQUAL', 'LUCKY'));
alter table rules add constraint rules_equal_shares_of_its_type check ((type = 'EQUAL') = (equal_shares is not null));
alter table payments drop constraint payments_rule_check;
alter table payments add constraint payments_rule_check check (
  rule is null or (jsonb_typeof(rule) = 'object' and rule ->> 'type' in ('NTH_PERSON', 'SPLIT', 'TIME', 'EQUAL', 'LUCKY'))
);
