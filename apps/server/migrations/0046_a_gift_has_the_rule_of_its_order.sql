-- Stands behind the code that makes a gift with the rule of its order, also where that code is of the version before, which knows
-- of no such rule and goes on running while this one starts: its gift is not made, and a look of this version makes it.
create function refuse_gift_without_its_ordered_rule() returns trigger language plpgsql as $$
begin
  if exists (select from payments p where p.id = new.payment_id and p.rule is not null)
    and not exists (select from rules r where r.gift_id = new.id) then
    raise exception 'a gift is made with the rule it was ordered with' using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create constraint trigger gifts_have_their_ordered_rule after insert on gifts
  deferrable initially deferred for each row execute function refuse_gift_without_its_ordered_rule();
