-- How many browsers of one network have tried a gift. The network is a keyed digest that is another one for every gift, so that
-- nobody can read an address here or follow one from gift to gift. Written under the lock of the gift, in the transaction of
-- the attempts it counts; forgotten when the gift is over. An attempt names its gift without a foreign key for the reason
-- given in 0017, and so does this.
create table gift_networks (
  gift_id uuid not null,
  network text not null check (length(network) = 22),
  browsers integer not null check (browsers >= 1),
  primary key (gift_id, network)
);
