#!/bin/sh
# Puts the settings into Alertmanager's file and becomes it: start.sh FROM TO OPTIONS...
set -eu
from=$1
to=$2
shift 2

: "${ALERT_SMTP_HOST:?host:port of the mail server}" "${ALERT_MAIL_FROM:?whom alerts come from}"
: "${ALERT_PAGE_TO:?who is woken}" "${ALERT_TICKET_TO:=$ALERT_PAGE_TO}" "${ALERT_SMTP_TLS:=on}"
: "${ALERT_SMTP_USER:=}" "${ALERT_SMTP_PASSWORD_FILE:=}"

text=$(cat "$from")
for name in ALERT_SMTP_HOST ALERT_MAIL_FROM ALERT_SMTP_USER ALERT_SMTP_PASSWORD_FILE ALERT_PAGE_TO ALERT_TICKET_TO; do
  eval "value=\$$name"
  value=$(printf '%s' "$value" | sed 's/[\\&|]/\\&/g')
  text=$(printf '%s\n' "$text" | sed "s|@$name@|$value|g")
done
# A mail server on this machine may speak no TLS, and ask for no password.
[ "$ALERT_SMTP_TLS" = on ] || text=$(printf '%s\n' "$text" | sed 's/smtp_require_tls: true/smtp_require_tls: false/')
[ -n "$ALERT_SMTP_USER" ] || text=$(printf '%s\n' "$text" | sed '/smtp_auth_/d')
(umask 077 && printf '%s\n' "$text" > "$to")
exec alertmanager --config.file="$to" "$@"
