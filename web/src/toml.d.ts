declare module '*.toml' {
  /** Tables of rows, by the name of their file and their own. */
  const tables: Promise<Record<string, Record<string, Record<string, unknown>[]>>>;
  export default tables;
}
