declare module 'inline-script:*' {
  const code: string;
  export default code;
}

declare module 'virtual:site-styles' {
  /** Written always; for elements of all the classes of one of the lists; or within an at-rule, unless nothing is. */
  export type StylePiece =
    | string
    | { for: string[][]; css: string }
    | { within: string; pieces: StylePiece[] };
  const styles: StylePiece[] | null;
  export default styles;
}
