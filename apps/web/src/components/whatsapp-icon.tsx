/** A handset in a speech bubble, drawn for this site. */
export function WhatsAppIcon({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden="true"
    >
      <path d="M3.5 20.5 4.7 16.3A8.5 8.5 0 1 1 7.9 19.4Z" />
      <path
        d="M9 8.3c-.5 2.8 3.7 7.1 6.6 6.7.8-.1 1.3-.9 1.2-1.6l-1.9-.9-.9 1c-1.3-.5-2.4-1.6-2.9-2.9l.9-.9-.8-1.9c-.9-.2-2 .1-2.2.5Z"
        fill="currentColor"
        stroke="none"
      />
    </svg>
  );
}
