-- Who made a member of staff what they are: a large payout needs two people of whom neither made the other.
alter table staff add column role_given_by uuid references staff (id);
update staff set role_given_by = invited_by;
