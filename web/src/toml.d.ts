declare module '*.toml' {
  const tables: Record<string, Record<string, unknown>[]>;
  export default tables;
}
