-- Where a claimant asked to be written to about their share. The gift's own address belongs to whoever it was sent to.
alter table claims add column contact_email text;
