-- What is paused or still sealed at any time is little, and staff ask for it by itself.
create index if not exists gifts_paused on gifts (id) where paused_at is not null;
create index if not exists gifts_sealed on gifts (opens_at) where opens_at is not null;
-- A support case begins with the id of a request.
create index if not exists audit_by_request on audit (request_id);
