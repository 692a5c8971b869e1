// How the page's scripts are linted; tsc looks after types (jsconfig.json).

import js from "@eslint/js";
import globals from "globals";

export default [
  { ignores: ["**/vendor/**", "**/*.d.ts", ".venv/**", "build/**", "dist/**"] },
  js.configs.recommended,
  {
    files: ["src/maat/web/*.js"],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ["src/maat/web/pocket/*.js"],
    languageOptions: { globals: { ...globals.browser, ...globals.worker, ...globals.serviceworker } },
  },
  {
    files: ["src/maat/site/*.mjs", "tests/**/*.mjs", "examples/**/*.mjs"],
    languageOptions: { globals: globals.node },
  },
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      curly: ["error", "multi-line"],
      eqeqeq: "error",
      "no-implicit-coercion": "error",
      "no-shadow": "error",
      "no-throw-literal": "error",
      "no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-const": "error",
    },
  },
];
