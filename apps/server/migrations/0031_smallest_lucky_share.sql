-- What every share of a lucky gift holds at the least, where that is more than the smallest share there is. It is sealed with the
-- rule: those that were saved before have none, and their draws stay what they were.
alter table rules add column lucky_min_share bigint
  check (lucky_min_share is null or (type = 'LUCKY' and lucky_min_share > 1000));
