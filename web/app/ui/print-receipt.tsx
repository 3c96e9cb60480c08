/** Opens the browser's printing, which takes the receipt alone; without scripts it says how. */
export function PrintReceipt() {
  return (
    <>
      <button
        type="button"
        data-replay=""
        onClick={() => window.print()}
        className="inline-flex min-h-11 items-center gap-2 text-base font-semibold underline-honey [@media(scripting:none)]:hidden"
      >
        <PrinterIcon />
        Print receipt
      </button>
      <p className="hidden text-small text-ink-2 [@media(scripting:none)]:block">
        To get a receipt, print this page.
      </p>
    </>
  );
}

function PrinterIcon() {
  return (
    <svg
      className="size-5 flex-none"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z" />
    </svg>
  );
}
