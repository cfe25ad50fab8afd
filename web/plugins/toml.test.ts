import { expect, test } from 'vitest';
import { tablesModule } from './toml';

test("a pack's rows arrive, what only its keepers read does not", () => {
  const source = '[[ship]]\nid = "möwe"\nattack = [10, 8]\nprovenance = "rulebook"\nprov = { id = "rulebook" }\n';
  expect(tablesModule(source)).toBe(
    String.raw`export default JSON.parse("{\"ship\":[{\"id\":\"möwe\",\"attack\":[10,8]}]}");`,
  );
});

test('a pack that is no TOML stops the build', () => {
  expect(() => tablesModule('[[ship]\n')).toThrow();
});
