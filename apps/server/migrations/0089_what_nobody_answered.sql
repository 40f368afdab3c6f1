-- How many sendings of a refund were answered with a no. One that was sent more often, and that the provider has not named, may have been
-- made: nobody has said what became of the others.
alter table refunds add column if not exists refused_sends integer not null default 0;
