// Generated from deadzone-pack.schema.json by tools/schema/compile.mjs; change the schema, not this file.
// tools/schema/runtime.mjs
function ucs2length(text) {
  let length = text.length;
  for (let i = 0; i + 1 < text.length; i++)
    (text.charCodeAt(i) & 64512) === 55296 && (text.charCodeAt(i + 1) & 64512) === 56320 && length--;
  return length;
}

// tools/schema/packages/deadzone/src/packs/deadzone-pack.schema.json
var validate = validate52, deadzone_pack_schema_default = validate52, schema19 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:skirmish-kit:deadzone-pack:1", title: "A Skirmish Kit pack for Deadzone", description: "A faction with its profiles, weapons and items, ready-made strike teams, and missions. Ranges and speeds are in cubes, squares are columns and rows from 1 to 8.", type: "object", additionalProperties: !1, required: ["format", "system", "version", "id", "title"], properties: { $schema: { type: "string", maxLength: 200 }, format: { const: "skirmish-pack" }, system: { const: "deadzone" }, version: { const: 1, description: "Version of this format." }, id: { $ref: "#/$defs/id" }, title: { $ref: "#/$defs/name" }, description: { $ref: "#/$defs/text" }, author: { type: "string", minLength: 1, maxLength: 80 }, licence: { type: "string", minLength: 1, maxLength: 40 }, faction: { $ref: "#/$defs/faction" }, teams: { type: "array", maxItems: 20, items: { $ref: "#/$defs/team" } }, missions: { type: "array", maxItems: 20, items: { $ref: "#/$defs/mission" } } }, $defs: { id: { type: "string", minLength: 1, maxLength: 40, pattern: "^[a-z][a-z0-9-]*$", description: "Short and stable: small letters, digits and hyphens, a letter first, such as marsh-runner.", descriptionFr: "Court et stable, en minuscules sans accents, chiffres et traits d’union, une lettre d’abord, comme marsh-runner." }, modeId: { type: "string", minLength: 1, maxLength: 60, pattern: "^[a-z][a-z0-9-]*(\\.[a-z][a-z0-9-]*)?$", description: "The id of the weapon, or that id, a full stop and the id of one way to use it, such as claw.flamer.", descriptionFr: "L’identifiant de l’arme, ou cet identifiant, un point et celui d’une façon de l’employer, comme claw.flamer." }, name: { type: "object", additionalProperties: !1, required: ["en", "fr"], properties: { en: { type: "string", minLength: 1, maxLength: 60 }, fr: { type: "string", minLength: 1, maxLength: 60 } } }, text: { type: "object", additionalProperties: !1, required: ["en", "fr"], properties: { en: { type: "string", maxLength: 800 }, fr: { type: "string", maxLength: 800 } } }, points: { type: "integer", minimum: 0, maximum: 500 }, vp: { type: "integer", minimum: 0, maximum: 20 }, characteristic: { description: "4 means 4 or more; null means that it cannot.", enum: [2, 3, 4, 5, 6, 7, 8, null] }, ability: { description: 'An ability by its id, with the number in brackets where it has one: Frag (3) is { "id": "frag", "n": 3 }.', type: "object", additionalProperties: !1, required: ["id"], properties: { id: { $ref: "#/$defs/id" }, n: { type: "integer", minimum: 1, maximum: 9 } } }, abilities: { type: "array", maxItems: 12, items: { $ref: "#/$defs/ability" } }, item: { enum: ["ammo", "ap-ammo", "booby-trap", "defender-shield", "energy-shield", "frag-grenade", "holo-sight", "intel", "jump-pack", "medi-pack", "scout-bike", "sentry-gun", "smoke-grenade", "stun-grenade", "thermal-mines"] }, kind: { description: "A category of weapons with its sub-categories.", type: "object", additionalProperties: !1, required: ["category", "sub"], properties: { category: { enum: ["small-arms", "light", "heavy", "recon", "walker", "bike", "leader"] }, sub: { description: 'A list, empty for a category without any, or "all".', if: { type: "string" }, then: { const: "all" }, else: { type: "array", maxItems: 6, items: { enum: ["assault", "automatic", "explosive", "sniper", "melee", "lance"] } } } } }, kinds: { type: "array", maxItems: 8, items: { $ref: "#/$defs/kind" } }, mode: { type: "object", additionalProperties: !1, required: ["id", "name", "range", "ap", "abilities"], properties: { id: { $ref: "#/$defs/modeId" }, name: { $ref: "#/$defs/name" }, range: { description: "In cubes, or melee for what is used in a Fight.", enum: ["melee", 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24] }, ap: { type: "integer", minimum: 0, maximum: 9 }, abilities: { $ref: "#/$defs/abilities" } } }, doubts: { description: "Fields whose source was not certain.", type: "object", maxProperties: 12, additionalProperties: { enum: ["medium", "low"] } }, weapon: { type: "object", additionalProperties: !1, required: ["id", "name", "points", "vp", "kinds", "adds", "hardpoints", "modes"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, points: { description: "null cannot be bought.", if: { type: "null" }, then: !0, else: { $ref: "#/$defs/points" } }, vp: { $ref: "#/$defs/vp" }, kinds: { $ref: "#/$defs/kinds" }, adds: { description: "Marked * in a list: comes beside other weapons instead of taking a place.", type: "boolean" }, hardpoints: { description: "How many hardpoints it takes; 0 for what is carried by hand.", type: "integer", minimum: 0, maximum: 4 }, modes: { type: "array", minItems: 1, maxItems: 4, items: { $ref: "#/$defs/mode" } }, doubts: { $ref: "#/$defs/doubts" } } }, profile: { type: "object", additionalProperties: !1, required: ["id", "name", "type", "points", "vp", "speed", "shoot", "fight", "survive", "armour", "size", "abilities", "equipment", "weapons", "options"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, type: { enum: ["leader", "troop", "specialist", "character", "vehicle"] }, points: { $ref: "#/$defs/points" }, vp: { $ref: "#/$defs/vp" }, speed: { description: "Cubes of a Move and of a Sprint; null cannot move.", if: { type: "null" }, then: !0, else: { type: "object", additionalProperties: !1, required: ["move", "sprint"], properties: { move: { type: "integer", minimum: 0, maximum: 8 }, sprint: { type: "integer", minimum: 0, maximum: 8 } } } }, shoot: { $ref: "#/$defs/characteristic" }, fight: { $ref: "#/$defs/characteristic" }, survive: { $ref: "#/$defs/characteristic" }, armour: { type: "integer", minimum: 0, maximum: 6 }, size: { type: "integer", minimum: 1, maximum: 4 }, abilities: { $ref: "#/$defs/abilities" }, equipment: { type: "array", maxItems: 4, items: { $ref: "#/$defs/item" } }, weapons: { type: "array", maxItems: 6, items: { $ref: "#/$defs/id" } }, options: { $ref: "#/$defs/kinds" }, hardpoints: { type: "object", additionalProperties: !1, required: ["count", "options"], properties: { count: { type: "integer", minimum: 1, maximum: 6 }, options: { $ref: "#/$defs/kinds" } } }, recon: { description: "Leaders only: 4 means 4 or more.", type: "integer", minimum: 2, maximum: 8 }, special: { description: "Leaders only: what the Special face does.", enum: ["bastion", "stalwart", "target-acquisition", "mobile-infantry", "too-stubborn-to-die", "strike-it-lucky", "starforged-armour"] }, doubts: { $ref: "#/$defs/doubts" } } }, offer: { type: "object", additionalProperties: !1, required: ["item", "points", "rarity"], properties: { item: { $ref: "#/$defs/item" }, points: { $ref: "#/$defs/points" }, rarity: { enum: ["common", "rare", "unique"] } } }, faction: { type: "object", additionalProperties: !1, required: ["id", "name", "text", "profiles", "weapons", "items"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, text: { $ref: "#/$defs/text" }, abilities: { description: "Abilities that the book does not have: a companion module says what they do.", type: "array", maxItems: 12, items: { type: "object", additionalProperties: !1, required: ["id", "name", "text"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, text: { $ref: "#/$defs/text" } } } }, profiles: { type: "array", minItems: 1, maxItems: 60, items: { $ref: "#/$defs/profile" } }, weapons: { type: "array", maxItems: 80, items: { $ref: "#/$defs/weapon" } }, items: { type: "array", maxItems: 20, items: { $ref: "#/$defs/offer" } }, campaign: { description: "The tables for campaigns that profiles name. They have no rules here.", type: "array", maxItems: 4, items: { type: "object", additionalProperties: !1, required: ["table", "profiles"], properties: { table: { enum: ["command", "melee", "ranged", "specialist"] }, profiles: { type: "array", minItems: 1, maxItems: 60, items: { $ref: "#/$defs/id" } } } } } } }, team: { type: "object", additionalProperties: !1, required: ["id", "name", "faction", "budget", "members"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, faction: { $ref: "#/$defs/id" }, budget: { type: "integer", minimum: 1, maximum: 1e3 }, members: { type: "array", minItems: 1, maxItems: 24, items: { type: "object", additionalProperties: !1, required: ["profile"], properties: { profile: { $ref: "#/$defs/id" }, weapons: { type: "array", maxItems: 6, items: { $ref: "#/$defs/id" } }, item: { $ref: "#/$defs/item" } } } } } }, square: { description: "Column and row, 1 to 8.", type: "array", prefixItems: [{ type: "integer", minimum: 1, maximum: 8 }, { type: "integer", minimum: 1, maximum: 8 }], minItems: 2, maxItems: 2 }, zone: { description: "A rectangle of squares, both corners included.", type: "object", additionalProperties: !1, required: ["from", "to"], properties: { from: { $ref: "#/$defs/square" }, to: { $ref: "#/$defs/square" } } }, side: { description: "The side that deployed in this zone.", enum: [0, 1] }, mission: { type: "object", additionalProperties: !1, required: ["id", "name", "text", "victoryPoints", "zones", "objectives", "actions", "exits", "tokens", "drawn"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, text: { $ref: "#/$defs/text" }, victoryPoints: { type: "integer", minimum: 1, maximum: 100 }, zones: { type: "array", minItems: 2, maxItems: 2, items: { $ref: "#/$defs/zone" } }, objectives: { type: "array", maxItems: 12, items: { type: "object", additionalProperties: !1, required: ["id", "square", "vp"], properties: { id: { $ref: "#/$defs/id" }, square: { $ref: "#/$defs/square" }, level: { type: "integer", minimum: 1, maximum: 8 }, vp: { $ref: "#/$defs/vp" } } } }, actions: { type: "array", maxItems: 12, items: { type: "object", additionalProperties: !1, required: ["id", "name", "objective", "vp"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, objective: { $ref: "#/$defs/id" }, zone: { $ref: "#/$defs/side" }, vp: { $ref: "#/$defs/vp" } } } }, exits: { type: "array", maxItems: 8, items: { type: "object", additionalProperties: !1, required: ["squares", "zone", "who", "vp"], properties: { squares: { $ref: "#/$defs/zone" }, zone: { $ref: "#/$defs/side" }, who: { enum: ["leader", "any"] }, vp: { $ref: "#/$defs/vp" } } } }, tokens: { type: "array", maxItems: 15, items: { type: "object", additionalProperties: !1, required: ["item", "count"], properties: { item: { $ref: "#/$defs/item" }, count: { type: "integer", minimum: 1, maximum: 20 } } } }, drawn: { type: "integer", minimum: 0, maximum: 40 }, rounds: { type: "integer", minimum: 1, maximum: 30 } } } } }, func1 = Object.prototype.hasOwnProperty, schema20 = { type: "string", minLength: 1, maxLength: 40, pattern: "^[a-z][a-z0-9-]*$", description: "Short and stable: small letters, digits and hyphens, a letter first, such as marsh-runner.", descriptionFr: "Court et stable, en minuscules sans accents, chiffres et traits d’union, une lettre d’abord, comme marsh-runner." }, pattern3 = new RegExp("^[a-z][a-z0-9-]*$", "u");
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate53.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (typeof data == "string") {
      if (ucs2length(data) > 40)
        return validate53.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 40 }, schema: 40, parentSchema: schema20, data }], !1;
      if (ucs2length(data) < 1)
        return validate53.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema20, data }], !1;
      if (!pattern3.test(data))
        return validate53.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9-]*$" }, schema: "^[a-z][a-z0-9-]*$", parentSchema: schema20, data }], !1;
    } else
      return validate53.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, schema: schema20.type, parentSchema: schema20, data }], !1;
  return validate53.errors = vErrors, errors === 0;
}
validate53.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema21 = { type: "object", additionalProperties: !1, required: ["en", "fr"], properties: { en: { type: "string", minLength: 1, maxLength: 60 }, fr: { type: "string", minLength: 1, maxLength: 60 } } };
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.en === void 0 && (missing0 = "en") || data.fr === void 0 && (missing0 = "fr"))
        return validate55.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema21.required, parentSchema: schema21, data }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "en" || key0 === "fr")) {
            return validate55.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema21, data }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.en !== void 0) {
            let data0 = data.en, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (ucs2length(data0) > 60)
                  return validate55.errors = [{ instancePath: instancePath + "/en", schemaPath: "#/properties/en/maxLength", keyword: "maxLength", params: { limit: 60 }, schema: 60, parentSchema: schema21.properties.en, data: data0 }], !1;
                if (ucs2length(data0) < 1)
                  return validate55.errors = [{ instancePath: instancePath + "/en", schemaPath: "#/properties/en/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema21.properties.en, data: data0 }], !1;
              } else
                return validate55.errors = [{ instancePath: instancePath + "/en", schemaPath: "#/properties/en/type", keyword: "type", params: { type: "string" }, schema: schema21.properties.en.type, parentSchema: schema21.properties.en, data: data0 }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.fr !== void 0) {
              let data1 = data.fr, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (ucs2length(data1) > 60)
                    return validate55.errors = [{ instancePath: instancePath + "/fr", schemaPath: "#/properties/fr/maxLength", keyword: "maxLength", params: { limit: 60 }, schema: 60, parentSchema: schema21.properties.fr, data: data1 }], !1;
                  if (ucs2length(data1) < 1)
                    return validate55.errors = [{ instancePath: instancePath + "/fr", schemaPath: "#/properties/fr/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema21.properties.fr, data: data1 }], !1;
                } else
                  return validate55.errors = [{ instancePath: instancePath + "/fr", schemaPath: "#/properties/fr/type", keyword: "type", params: { type: "string" }, schema: schema21.properties.fr.type, parentSchema: schema21.properties.fr, data: data1 }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate55.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema21.type, parentSchema: schema21, data }], !1;
  return validate55.errors = vErrors, errors === 0;
}
validate55.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema22 = { type: "object", additionalProperties: !1, required: ["en", "fr"], properties: { en: { type: "string", maxLength: 800 }, fr: { type: "string", maxLength: 800 } } };
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate57.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.en === void 0 && (missing0 = "en") || data.fr === void 0 && (missing0 = "fr"))
        return validate57.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema22.required, parentSchema: schema22, data }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "en" || key0 === "fr")) {
            return validate57.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema22, data }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.en !== void 0) {
            let data0 = data.en, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (ucs2length(data0) > 800)
                  return validate57.errors = [{ instancePath: instancePath + "/en", schemaPath: "#/properties/en/maxLength", keyword: "maxLength", params: { limit: 800 }, schema: 800, parentSchema: schema22.properties.en, data: data0 }], !1;
              } else
                return validate57.errors = [{ instancePath: instancePath + "/en", schemaPath: "#/properties/en/type", keyword: "type", params: { type: "string" }, schema: schema22.properties.en.type, parentSchema: schema22.properties.en, data: data0 }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.fr !== void 0) {
              let data1 = data.fr, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (ucs2length(data1) > 800)
                    return validate57.errors = [{ instancePath: instancePath + "/fr", schemaPath: "#/properties/fr/maxLength", keyword: "maxLength", params: { limit: 800 }, schema: 800, parentSchema: schema22.properties.fr, data: data1 }], !1;
                } else
                  return validate57.errors = [{ instancePath: instancePath + "/fr", schemaPath: "#/properties/fr/type", keyword: "type", params: { type: "string" }, schema: schema22.properties.fr.type, parentSchema: schema22.properties.fr, data: data1 }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate57.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema22.type, parentSchema: schema22, data }], !1;
  return validate57.errors = vErrors, errors === 0;
}
validate57.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema23 = { type: "object", additionalProperties: !1, required: ["id", "name", "text", "profiles", "weapons", "items"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, text: { $ref: "#/$defs/text" }, abilities: { description: "Abilities that the book does not have: a companion module says what they do.", type: "array", maxItems: 12, items: { type: "object", additionalProperties: !1, required: ["id", "name", "text"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, text: { $ref: "#/$defs/text" } } } }, profiles: { type: "array", minItems: 1, maxItems: 60, items: { $ref: "#/$defs/profile" } }, weapons: { type: "array", maxItems: 80, items: { $ref: "#/$defs/weapon" } }, items: { type: "array", maxItems: 20, items: { $ref: "#/$defs/offer" } }, campaign: { description: "The tables for campaigns that profiles name. They have no rules here.", type: "array", maxItems: 4, items: { type: "object", additionalProperties: !1, required: ["table", "profiles"], properties: { table: { enum: ["command", "melee", "ranged", "specialist"] }, profiles: { type: "array", minItems: 1, maxItems: 60, items: { $ref: "#/$defs/id" } } } } } } }, schema24 = { type: "object", additionalProperties: !1, required: ["id", "name", "type", "points", "vp", "speed", "shoot", "fight", "survive", "armour", "size", "abilities", "equipment", "weapons", "options"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, type: { enum: ["leader", "troop", "specialist", "character", "vehicle"] }, points: { $ref: "#/$defs/points" }, vp: { $ref: "#/$defs/vp" }, speed: { description: "Cubes of a Move and of a Sprint; null cannot move.", if: { type: "null" }, then: !0, else: { type: "object", additionalProperties: !1, required: ["move", "sprint"], properties: { move: { type: "integer", minimum: 0, maximum: 8 }, sprint: { type: "integer", minimum: 0, maximum: 8 } } } }, shoot: { $ref: "#/$defs/characteristic" }, fight: { $ref: "#/$defs/characteristic" }, survive: { $ref: "#/$defs/characteristic" }, armour: { type: "integer", minimum: 0, maximum: 6 }, size: { type: "integer", minimum: 1, maximum: 4 }, abilities: { $ref: "#/$defs/abilities" }, equipment: { type: "array", maxItems: 4, items: { $ref: "#/$defs/item" } }, weapons: { type: "array", maxItems: 6, items: { $ref: "#/$defs/id" } }, options: { $ref: "#/$defs/kinds" }, hardpoints: { type: "object", additionalProperties: !1, required: ["count", "options"], properties: { count: { type: "integer", minimum: 1, maximum: 6 }, options: { $ref: "#/$defs/kinds" } } }, recon: { description: "Leaders only: 4 means 4 or more.", type: "integer", minimum: 2, maximum: 8 }, special: { description: "Leaders only: what the Special face does.", enum: ["bastion", "stalwart", "target-acquisition", "mobile-infantry", "too-stubborn-to-die", "strike-it-lucky", "starforged-armour"] }, doubts: { $ref: "#/$defs/doubts" } } }, schema25 = { type: "integer", minimum: 0, maximum: 500 };
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate69.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)))
    return validate69.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, schema: schema25.type, parentSchema: schema25, data }], !1;
  if (errors === 0 && typeof data == "number" && isFinite(data)) {
    if (data > 500 || isNaN(data))
      return validate69.errors = [{ instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 500 }, schema: 500, parentSchema: schema25, data }], !1;
    if (data < 0 || isNaN(data))
      return validate69.errors = [{ instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema25, data }], !1;
  }
  return validate69.errors = vErrors, errors === 0;
}
validate69.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema26 = { type: "integer", minimum: 0, maximum: 20 };
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate71.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)))
    return validate71.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, schema: schema26.type, parentSchema: schema26, data }], !1;
  if (errors === 0 && typeof data == "number" && isFinite(data)) {
    if (data > 20 || isNaN(data))
      return validate71.errors = [{ instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, schema: 20, parentSchema: schema26, data }], !1;
    if (data < 0 || isNaN(data))
      return validate71.errors = [{ instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema26, data }], !1;
  }
  return validate71.errors = vErrors, errors === 0;
}
validate71.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema27 = { description: "4 means 4 or more; null means that it cannot.", enum: [2, 3, 4, 5, 6, 7, 8, null] };
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate73.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data === 2 || data === 3 || data === 4 || data === 5 || data === 6 || data === 7 || data === 8 || data === null ? (validate73.errors = vErrors, errors === 0) : (validate73.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema27.enum }, schema: schema27.enum, parentSchema: schema27, data }], !1);
}
validate73.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema28 = { type: "array", maxItems: 12, items: { $ref: "#/$defs/ability" } }, schema29 = { description: 'An ability by its id, with the number in brackets where it has one: Frag (3) is { "id": "frag", "n": 3 }.', type: "object", additionalProperties: !1, required: ["id"], properties: { id: { $ref: "#/$defs/id" }, n: { type: "integer", minimum: 1, maximum: 9 } } };
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate78.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id"))
        return validate78.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema29.required, parentSchema: schema29, data }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "n")) {
            return validate78.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema29, data }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let _errs2 = errors;
            validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.n !== void 0) {
              let data1 = data.n, _errs3 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
                return validate78.errors = [{ instancePath: instancePath + "/n", schemaPath: "#/properties/n/type", keyword: "type", params: { type: "integer" }, schema: schema29.properties.n.type, parentSchema: schema29.properties.n, data: data1 }], !1;
              if (errors === _errs3 && typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 9 || isNaN(data1))
                  return validate78.errors = [{ instancePath: instancePath + "/n", schemaPath: "#/properties/n/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9 }, schema: 9, parentSchema: schema29.properties.n, data: data1 }], !1;
                if (data1 < 1 || isNaN(data1))
                  return validate78.errors = [{ instancePath: instancePath + "/n", schemaPath: "#/properties/n/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema29.properties.n, data: data1 }], !1;
              }
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate78.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema29.type, parentSchema: schema29, data }], !1;
  return validate78.errors = vErrors, errors === 0;
}
validate78.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate77.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (Array.isArray(data)) {
      if (data.length > 12)
        return validate77.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 12 }, schema: 12, parentSchema: schema28, data }], !1;
      {
        var valid0 = !0;
        let len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let _errs1 = errors;
          validate78(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors), errors = vErrors.length);
          var valid0 = _errs1 === errors;
          if (!valid0)
            break;
        }
      }
    } else
      return validate77.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, schema: schema28.type, parentSchema: schema28, data }], !1;
  return validate77.errors = vErrors, errors === 0;
}
validate77.evaluated = { items: !0, dynamicProps: !1, dynamicItems: !1 };
var schema30 = { enum: ["ammo", "ap-ammo", "booby-trap", "defender-shield", "energy-shield", "frag-grenade", "holo-sight", "intel", "jump-pack", "medi-pack", "scout-bike", "sentry-gun", "smoke-grenade", "stun-grenade", "thermal-mines"] };
function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate82.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data === "ammo" || data === "ap-ammo" || data === "booby-trap" || data === "defender-shield" || data === "energy-shield" || data === "frag-grenade" || data === "holo-sight" || data === "intel" || data === "jump-pack" || data === "medi-pack" || data === "scout-bike" || data === "sentry-gun" || data === "smoke-grenade" || data === "stun-grenade" || data === "thermal-mines" ? (validate82.errors = vErrors, errors === 0) : (validate82.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema30.enum }, schema: schema30.enum, parentSchema: schema30, data }], !1);
}
validate82.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema31 = { type: "array", maxItems: 8, items: { $ref: "#/$defs/kind" } }, schema32 = { description: "A category of weapons with its sub-categories.", type: "object", additionalProperties: !1, required: ["category", "sub"], properties: { category: { enum: ["small-arms", "light", "heavy", "recon", "walker", "bike", "leader"] }, sub: { description: 'A list, empty for a category without any, or "all".', if: { type: "string" }, then: { const: "all" }, else: { type: "array", maxItems: 6, items: { enum: ["assault", "automatic", "explosive", "sniper", "melee", "lance"] } } } } };
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate86.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.category === void 0 && (missing0 = "category") || data.sub === void 0 && (missing0 = "sub"))
        return validate86.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema32.required, parentSchema: schema32, data }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "category" || key0 === "sub")) {
            return validate86.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema32, data }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.category !== void 0) {
            let data0 = data.category, _errs2 = errors;
            if (!(data0 === "small-arms" || data0 === "light" || data0 === "heavy" || data0 === "recon" || data0 === "walker" || data0 === "bike" || data0 === "leader"))
              return validate86.errors = [{ instancePath: instancePath + "/category", schemaPath: "#/properties/category/enum", keyword: "enum", params: { allowedValues: schema32.properties.category.enum }, schema: schema32.properties.category.enum, parentSchema: schema32.properties.category, data: data0 }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.sub !== void 0) {
              let data1 = data.sub, _errs3 = errors, _errs4 = errors, valid1 = !0, _errs5 = errors;
              if (typeof data1 != "string") {
                let err0 = {};
                vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
              }
              var _valid0 = _errs5 === errors;
              errors = _errs4, vErrors !== null && (_errs4 ? vErrors.length = _errs4 : vErrors = null);
              let ifClause0;
              if (_valid0) {
                let _errs7 = errors;
                if (data1 !== "all")
                  return validate86.errors = [{ instancePath: instancePath + "/sub", schemaPath: "#/properties/sub/then/const", keyword: "const", params: { allowedValue: "all" }, schema: "all", parentSchema: schema32.properties.sub.then, data: data1 }], !1;
                var _valid0 = _errs7 === errors;
                valid1 = _valid0, ifClause0 = "then";
              } else {
                let _errs8 = errors;
                if (errors === _errs8)
                  if (Array.isArray(data1)) {
                    if (data1.length > 6)
                      return validate86.errors = [{ instancePath: instancePath + "/sub", schemaPath: "#/properties/sub/else/maxItems", keyword: "maxItems", params: { limit: 6 }, schema: 6, parentSchema: schema32.properties.sub.else, data: data1 }], !1;
                    {
                      var valid2 = !0;
                      let len0 = data1.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let data2 = data1[i0], _errs10 = errors;
                        if (!(data2 === "assault" || data2 === "automatic" || data2 === "explosive" || data2 === "sniper" || data2 === "melee" || data2 === "lance"))
                          return validate86.errors = [{ instancePath: instancePath + "/sub/" + i0, schemaPath: "#/properties/sub/else/items/enum", keyword: "enum", params: { allowedValues: schema32.properties.sub.else.items.enum }, schema: schema32.properties.sub.else.items.enum, parentSchema: schema32.properties.sub.else.items, data: data2 }], !1;
                        var valid2 = _errs10 === errors;
                        if (!valid2)
                          break;
                      }
                    }
                  } else
                    return validate86.errors = [{ instancePath: instancePath + "/sub", schemaPath: "#/properties/sub/else/type", keyword: "type", params: { type: "array" }, schema: schema32.properties.sub.else.type, parentSchema: schema32.properties.sub.else, data: data1 }], !1;
                var _valid0 = _errs8 === errors;
                valid1 = _valid0, ifClause0 = "else";
              }
              if (!valid1) {
                let err1 = { instancePath: instancePath + "/sub", schemaPath: "#/properties/sub/if", keyword: "if", params: { failingKeyword: ifClause0 }, schema: schema32.properties.sub.if, parentSchema: schema32.properties.sub, data: data1 };
                return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate86.errors = vErrors, !1;
              }
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate86.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema32.type, parentSchema: schema32, data }], !1;
  return validate86.errors = vErrors, errors === 0;
}
validate86.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate85(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate85.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (Array.isArray(data)) {
      if (data.length > 8)
        return validate85.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 8 }, schema: 8, parentSchema: schema31, data }], !1;
      {
        var valid0 = !0;
        let len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let _errs1 = errors;
          validate86(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors), errors = vErrors.length);
          var valid0 = _errs1 === errors;
          if (!valid0)
            break;
        }
      }
    } else
      return validate85.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, schema: schema31.type, parentSchema: schema31, data }], !1;
  return validate85.errors = vErrors, errors === 0;
}
validate85.evaluated = { items: !0, dynamicProps: !1, dynamicItems: !1 };
var schema33 = { description: "Fields whose source was not certain.", type: "object", maxProperties: 12, additionalProperties: { enum: ["medium", "low"] } };
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate90.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length > 12)
        return validate90.errors = [{ instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 12 }, schema: 12, parentSchema: schema33, data }], !1;
      for (let key0 in data) {
        let data0 = data[key0], _errs2 = errors;
        if (!(data0 === "medium" || data0 === "low"))
          return validate90.errors = [{ instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/enum", keyword: "enum", params: { allowedValues: schema33.additionalProperties.enum }, schema: schema33.additionalProperties.enum, parentSchema: schema33.additionalProperties, data: data0 }], !1;
        var valid0 = _errs2 === errors;
        if (!valid0)
          break;
      }
    } else
      return validate90.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema33.type, parentSchema: schema33, data }], !1;
  return validate90.errors = vErrors, errors === 0;
}
validate90.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate66.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.type === void 0 && (missing0 = "type") || data.points === void 0 && (missing0 = "points") || data.vp === void 0 && (missing0 = "vp") || data.speed === void 0 && (missing0 = "speed") || data.shoot === void 0 && (missing0 = "shoot") || data.fight === void 0 && (missing0 = "fight") || data.survive === void 0 && (missing0 = "survive") || data.armour === void 0 && (missing0 = "armour") || data.size === void 0 && (missing0 = "size") || data.abilities === void 0 && (missing0 = "abilities") || data.equipment === void 0 && (missing0 = "equipment") || data.weapons === void 0 && (missing0 = "weapons") || data.options === void 0 && (missing0 = "options"))
        return validate66.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema24.required, parentSchema: schema24, data }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func1.call(schema24.properties, key0)) {
            return validate66.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema24, data }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let _errs2 = errors;
            validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let _errs3 = errors;
              validate55(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.type !== void 0) {
                let data2 = data.type, _errs4 = errors;
                if (!(data2 === "leader" || data2 === "troop" || data2 === "specialist" || data2 === "character" || data2 === "vehicle"))
                  return validate66.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema24.properties.type.enum }, schema: schema24.properties.type.enum, parentSchema: schema24.properties.type, data: data2 }], !1;
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.points !== void 0) {
                  let _errs5 = errors;
                  validate69(data.points, { instancePath: instancePath + "/points", parentData: data, parentDataProperty: "points", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors), errors = vErrors.length);
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.vp !== void 0) {
                    let _errs6 = errors;
                    validate71(data.vp, { instancePath: instancePath + "/vp", parentData: data, parentDataProperty: "vp", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors), errors = vErrors.length);
                    var valid0 = _errs6 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.speed !== void 0) {
                      let data5 = data.speed, _errs7 = errors, _errs8 = errors, valid1 = !0, _errs9 = errors;
                      if (data5 !== null) {
                        let err0 = {};
                        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                      }
                      var _valid0 = _errs9 === errors;
                      if (errors = _errs8, vErrors !== null && (_errs8 ? vErrors.length = _errs8 : vErrors = null), !_valid0) {
                        let _errs11 = errors;
                        if (errors === _errs11)
                          if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                            let missing1;
                            if (data5.move === void 0 && (missing1 = "move") || data5.sprint === void 0 && (missing1 = "sprint"))
                              return validate66.errors = [{ instancePath: instancePath + "/speed", schemaPath: "#/properties/speed/else/required", keyword: "required", params: { missingProperty: missing1 }, schema: schema24.properties.speed.else.required, parentSchema: schema24.properties.speed.else, data: data5 }], !1;
                            {
                              let _errs13 = errors;
                              for (let key1 in data5)
                                if (!(key1 === "move" || key1 === "sprint")) {
                                  return validate66.errors = [{ instancePath: instancePath + "/speed", schemaPath: "#/properties/speed/else/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, schema: !1, parentSchema: schema24.properties.speed.else, data: data5 }], !1;
                                  break;
                                }
                              if (_errs13 === errors) {
                                if (data5.move !== void 0) {
                                  let data6 = data5.move, _errs14 = errors;
                                  if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)))
                                    return validate66.errors = [{ instancePath: instancePath + "/speed/move", schemaPath: "#/properties/speed/else/properties/move/type", keyword: "type", params: { type: "integer" }, schema: schema24.properties.speed.else.properties.move.type, parentSchema: schema24.properties.speed.else.properties.move, data: data6 }], !1;
                                  if (errors === _errs14 && typeof data6 == "number" && isFinite(data6)) {
                                    if (data6 > 8 || isNaN(data6))
                                      return validate66.errors = [{ instancePath: instancePath + "/speed/move", schemaPath: "#/properties/speed/else/properties/move/maximum", keyword: "maximum", params: { comparison: "<=", limit: 8 }, schema: 8, parentSchema: schema24.properties.speed.else.properties.move, data: data6 }], !1;
                                    if (data6 < 0 || isNaN(data6))
                                      return validate66.errors = [{ instancePath: instancePath + "/speed/move", schemaPath: "#/properties/speed/else/properties/move/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema24.properties.speed.else.properties.move, data: data6 }], !1;
                                  }
                                  var valid2 = _errs14 === errors;
                                } else
                                  var valid2 = !0;
                                if (valid2)
                                  if (data5.sprint !== void 0) {
                                    let data7 = data5.sprint, _errs16 = errors;
                                    if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)))
                                      return validate66.errors = [{ instancePath: instancePath + "/speed/sprint", schemaPath: "#/properties/speed/else/properties/sprint/type", keyword: "type", params: { type: "integer" }, schema: schema24.properties.speed.else.properties.sprint.type, parentSchema: schema24.properties.speed.else.properties.sprint, data: data7 }], !1;
                                    if (errors === _errs16 && typeof data7 == "number" && isFinite(data7)) {
                                      if (data7 > 8 || isNaN(data7))
                                        return validate66.errors = [{ instancePath: instancePath + "/speed/sprint", schemaPath: "#/properties/speed/else/properties/sprint/maximum", keyword: "maximum", params: { comparison: "<=", limit: 8 }, schema: 8, parentSchema: schema24.properties.speed.else.properties.sprint, data: data7 }], !1;
                                      if (data7 < 0 || isNaN(data7))
                                        return validate66.errors = [{ instancePath: instancePath + "/speed/sprint", schemaPath: "#/properties/speed/else/properties/sprint/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema24.properties.speed.else.properties.sprint, data: data7 }], !1;
                                    }
                                    var valid2 = _errs16 === errors;
                                  } else
                                    var valid2 = !0;
                              }
                            }
                          } else
                            return validate66.errors = [{ instancePath: instancePath + "/speed", schemaPath: "#/properties/speed/else/type", keyword: "type", params: { type: "object" }, schema: schema24.properties.speed.else.type, parentSchema: schema24.properties.speed.else, data: data5 }], !1;
                        var _valid0 = _errs11 === errors;
                        valid1 = _valid0;
                      }
                      if (!valid1) {
                        let err1 = { instancePath: instancePath + "/speed", schemaPath: "#/properties/speed/if", keyword: "if", params: { failingKeyword: "else" }, schema: schema24.properties.speed.if, parentSchema: schema24.properties.speed, data: data5 };
                        return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate66.errors = vErrors, !1;
                      }
                      var valid0 = _errs7 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.shoot !== void 0) {
                        let _errs18 = errors;
                        validate73(data.shoot, { instancePath: instancePath + "/shoot", parentData: data, parentDataProperty: "shoot", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors), errors = vErrors.length);
                        var valid0 = _errs18 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.fight !== void 0) {
                          let _errs19 = errors;
                          validate73(data.fight, { instancePath: instancePath + "/fight", parentData: data, parentDataProperty: "fight", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors), errors = vErrors.length);
                          var valid0 = _errs19 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.survive !== void 0) {
                            let _errs20 = errors;
                            validate73(data.survive, { instancePath: instancePath + "/survive", parentData: data, parentDataProperty: "survive", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors), errors = vErrors.length);
                            var valid0 = _errs20 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.armour !== void 0) {
                              let data11 = data.armour, _errs21 = errors;
                              if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11)))
                                return validate66.errors = [{ instancePath: instancePath + "/armour", schemaPath: "#/properties/armour/type", keyword: "type", params: { type: "integer" }, schema: schema24.properties.armour.type, parentSchema: schema24.properties.armour, data: data11 }], !1;
                              if (errors === _errs21 && typeof data11 == "number" && isFinite(data11)) {
                                if (data11 > 6 || isNaN(data11))
                                  return validate66.errors = [{ instancePath: instancePath + "/armour", schemaPath: "#/properties/armour/maximum", keyword: "maximum", params: { comparison: "<=", limit: 6 }, schema: 6, parentSchema: schema24.properties.armour, data: data11 }], !1;
                                if (data11 < 0 || isNaN(data11))
                                  return validate66.errors = [{ instancePath: instancePath + "/armour", schemaPath: "#/properties/armour/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema24.properties.armour, data: data11 }], !1;
                              }
                              var valid0 = _errs21 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.size !== void 0) {
                                let data12 = data.size, _errs23 = errors;
                                if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12)))
                                  return validate66.errors = [{ instancePath: instancePath + "/size", schemaPath: "#/properties/size/type", keyword: "type", params: { type: "integer" }, schema: schema24.properties.size.type, parentSchema: schema24.properties.size, data: data12 }], !1;
                                if (errors === _errs23 && typeof data12 == "number" && isFinite(data12)) {
                                  if (data12 > 4 || isNaN(data12))
                                    return validate66.errors = [{ instancePath: instancePath + "/size", schemaPath: "#/properties/size/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4 }, schema: 4, parentSchema: schema24.properties.size, data: data12 }], !1;
                                  if (data12 < 1 || isNaN(data12))
                                    return validate66.errors = [{ instancePath: instancePath + "/size", schemaPath: "#/properties/size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema24.properties.size, data: data12 }], !1;
                                }
                                var valid0 = _errs23 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.abilities !== void 0) {
                                  let _errs25 = errors;
                                  validate77(data.abilities, { instancePath: instancePath + "/abilities", parentData: data, parentDataProperty: "abilities", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors), errors = vErrors.length);
                                  var valid0 = _errs25 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.equipment !== void 0) {
                                    let data14 = data.equipment, _errs26 = errors;
                                    if (errors === _errs26)
                                      if (Array.isArray(data14)) {
                                        if (data14.length > 4)
                                          return validate66.errors = [{ instancePath: instancePath + "/equipment", schemaPath: "#/properties/equipment/maxItems", keyword: "maxItems", params: { limit: 4 }, schema: 4, parentSchema: schema24.properties.equipment, data: data14 }], !1;
                                        {
                                          var valid3 = !0;
                                          let len0 = data14.length;
                                          for (let i0 = 0; i0 < len0; i0++) {
                                            let _errs28 = errors;
                                            validate82(data14[i0], { instancePath: instancePath + "/equipment/" + i0, parentData: data14, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors), errors = vErrors.length);
                                            var valid3 = _errs28 === errors;
                                            if (!valid3)
                                              break;
                                          }
                                        }
                                      } else
                                        return validate66.errors = [{ instancePath: instancePath + "/equipment", schemaPath: "#/properties/equipment/type", keyword: "type", params: { type: "array" }, schema: schema24.properties.equipment.type, parentSchema: schema24.properties.equipment, data: data14 }], !1;
                                    var valid0 = _errs26 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.weapons !== void 0) {
                                      let data16 = data.weapons, _errs29 = errors;
                                      if (errors === _errs29)
                                        if (Array.isArray(data16)) {
                                          if (data16.length > 6)
                                            return validate66.errors = [{ instancePath: instancePath + "/weapons", schemaPath: "#/properties/weapons/maxItems", keyword: "maxItems", params: { limit: 6 }, schema: 6, parentSchema: schema24.properties.weapons, data: data16 }], !1;
                                          {
                                            var valid4 = !0;
                                            let len1 = data16.length;
                                            for (let i1 = 0; i1 < len1; i1++) {
                                              let _errs31 = errors;
                                              validate53(data16[i1], { instancePath: instancePath + "/weapons/" + i1, parentData: data16, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
                                              var valid4 = _errs31 === errors;
                                              if (!valid4)
                                                break;
                                            }
                                          }
                                        } else
                                          return validate66.errors = [{ instancePath: instancePath + "/weapons", schemaPath: "#/properties/weapons/type", keyword: "type", params: { type: "array" }, schema: schema24.properties.weapons.type, parentSchema: schema24.properties.weapons, data: data16 }], !1;
                                      var valid0 = _errs29 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.options !== void 0) {
                                        let _errs32 = errors;
                                        validate85(data.options, { instancePath: instancePath + "/options", parentData: data, parentDataProperty: "options", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length);
                                        var valid0 = _errs32 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.hardpoints !== void 0) {
                                          let data19 = data.hardpoints, _errs33 = errors;
                                          if (errors === _errs33)
                                            if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
                                              let missing2;
                                              if (data19.count === void 0 && (missing2 = "count") || data19.options === void 0 && (missing2 = "options"))
                                                return validate66.errors = [{ instancePath: instancePath + "/hardpoints", schemaPath: "#/properties/hardpoints/required", keyword: "required", params: { missingProperty: missing2 }, schema: schema24.properties.hardpoints.required, parentSchema: schema24.properties.hardpoints, data: data19 }], !1;
                                              {
                                                let _errs35 = errors;
                                                for (let key2 in data19)
                                                  if (!(key2 === "count" || key2 === "options")) {
                                                    return validate66.errors = [{ instancePath: instancePath + "/hardpoints", schemaPath: "#/properties/hardpoints/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, schema: !1, parentSchema: schema24.properties.hardpoints, data: data19 }], !1;
                                                    break;
                                                  }
                                                if (_errs35 === errors) {
                                                  if (data19.count !== void 0) {
                                                    let data20 = data19.count, _errs36 = errors;
                                                    if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20) && isFinite(data20)))
                                                      return validate66.errors = [{ instancePath: instancePath + "/hardpoints/count", schemaPath: "#/properties/hardpoints/properties/count/type", keyword: "type", params: { type: "integer" }, schema: schema24.properties.hardpoints.properties.count.type, parentSchema: schema24.properties.hardpoints.properties.count, data: data20 }], !1;
                                                    if (errors === _errs36 && typeof data20 == "number" && isFinite(data20)) {
                                                      if (data20 > 6 || isNaN(data20))
                                                        return validate66.errors = [{ instancePath: instancePath + "/hardpoints/count", schemaPath: "#/properties/hardpoints/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 6 }, schema: 6, parentSchema: schema24.properties.hardpoints.properties.count, data: data20 }], !1;
                                                      if (data20 < 1 || isNaN(data20))
                                                        return validate66.errors = [{ instancePath: instancePath + "/hardpoints/count", schemaPath: "#/properties/hardpoints/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema24.properties.hardpoints.properties.count, data: data20 }], !1;
                                                    }
                                                    var valid5 = _errs36 === errors;
                                                  } else
                                                    var valid5 = !0;
                                                  if (valid5)
                                                    if (data19.options !== void 0) {
                                                      let _errs38 = errors;
                                                      validate85(data19.options, { instancePath: instancePath + "/hardpoints/options", parentData: data19, parentDataProperty: "options", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length);
                                                      var valid5 = _errs38 === errors;
                                                    } else
                                                      var valid5 = !0;
                                                }
                                              }
                                            } else
                                              return validate66.errors = [{ instancePath: instancePath + "/hardpoints", schemaPath: "#/properties/hardpoints/type", keyword: "type", params: { type: "object" }, schema: schema24.properties.hardpoints.type, parentSchema: schema24.properties.hardpoints, data: data19 }], !1;
                                          var valid0 = _errs33 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0) {
                                          if (data.recon !== void 0) {
                                            let data22 = data.recon, _errs39 = errors;
                                            if (!(typeof data22 == "number" && !(data22 % 1) && !isNaN(data22) && isFinite(data22)))
                                              return validate66.errors = [{ instancePath: instancePath + "/recon", schemaPath: "#/properties/recon/type", keyword: "type", params: { type: "integer" }, schema: schema24.properties.recon.type, parentSchema: schema24.properties.recon, data: data22 }], !1;
                                            if (errors === _errs39 && typeof data22 == "number" && isFinite(data22)) {
                                              if (data22 > 8 || isNaN(data22))
                                                return validate66.errors = [{ instancePath: instancePath + "/recon", schemaPath: "#/properties/recon/maximum", keyword: "maximum", params: { comparison: "<=", limit: 8 }, schema: 8, parentSchema: schema24.properties.recon, data: data22 }], !1;
                                              if (data22 < 2 || isNaN(data22))
                                                return validate66.errors = [{ instancePath: instancePath + "/recon", schemaPath: "#/properties/recon/minimum", keyword: "minimum", params: { comparison: ">=", limit: 2 }, schema: 2, parentSchema: schema24.properties.recon, data: data22 }], !1;
                                            }
                                            var valid0 = _errs39 === errors;
                                          } else
                                            var valid0 = !0;
                                          if (valid0) {
                                            if (data.special !== void 0) {
                                              let data23 = data.special, _errs41 = errors;
                                              if (!(data23 === "bastion" || data23 === "stalwart" || data23 === "target-acquisition" || data23 === "mobile-infantry" || data23 === "too-stubborn-to-die" || data23 === "strike-it-lucky" || data23 === "starforged-armour"))
                                                return validate66.errors = [{ instancePath: instancePath + "/special", schemaPath: "#/properties/special/enum", keyword: "enum", params: { allowedValues: schema24.properties.special.enum }, schema: schema24.properties.special.enum, parentSchema: schema24.properties.special, data: data23 }], !1;
                                              var valid0 = _errs41 === errors;
                                            } else
                                              var valid0 = !0;
                                            if (valid0)
                                              if (data.doubts !== void 0) {
                                                let _errs42 = errors;
                                                validate90(data.doubts, { instancePath: instancePath + "/doubts", parentData: data, parentDataProperty: "doubts", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors), errors = vErrors.length);
                                                var valid0 = _errs42 === errors;
                                              } else
                                                var valid0 = !0;
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate66.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema24.type, parentSchema: schema24, data }], !1;
  return validate66.errors = vErrors, errors === 0;
}
validate66.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema34 = { type: "object", additionalProperties: !1, required: ["id", "name", "points", "vp", "kinds", "adds", "hardpoints", "modes"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, points: { description: "null cannot be bought.", if: { type: "null" }, then: !0, else: { $ref: "#/$defs/points" } }, vp: { $ref: "#/$defs/vp" }, kinds: { $ref: "#/$defs/kinds" }, adds: { description: "Marked * in a list: comes beside other weapons instead of taking a place.", type: "boolean" }, hardpoints: { description: "How many hardpoints it takes; 0 for what is carried by hand.", type: "integer", minimum: 0, maximum: 4 }, modes: { type: "array", minItems: 1, maxItems: 4, items: { $ref: "#/$defs/mode" } }, doubts: { $ref: "#/$defs/doubts" } } }, schema35 = { type: "object", additionalProperties: !1, required: ["id", "name", "range", "ap", "abilities"], properties: { id: { $ref: "#/$defs/modeId" }, name: { $ref: "#/$defs/name" }, range: { description: "In cubes, or melee for what is used in a Fight.", enum: ["melee", 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24] }, ap: { type: "integer", minimum: 0, maximum: 9 }, abilities: { $ref: "#/$defs/abilities" } } }, schema36 = { type: "string", minLength: 1, maxLength: 60, pattern: "^[a-z][a-z0-9-]*(\\.[a-z][a-z0-9-]*)?$", description: "The id of the weapon, or that id, a full stop and the id of one way to use it, such as claw.flamer.", descriptionFr: "L’identifiant de l’arme, ou cet identifiant, un point et celui d’une façon de l’employer, comme claw.flamer." }, pattern4 = new RegExp("^[a-z][a-z0-9-]*(\\.[a-z][a-z0-9-]*)?$", "u");
function validate100(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate100.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (typeof data == "string") {
      if (ucs2length(data) > 60)
        return validate100.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 60 }, schema: 60, parentSchema: schema36, data }], !1;
      if (ucs2length(data) < 1)
        return validate100.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema36, data }], !1;
      if (!pattern4.test(data))
        return validate100.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9-]*(\\.[a-z][a-z0-9-]*)?$" }, schema: "^[a-z][a-z0-9-]*(\\.[a-z][a-z0-9-]*)?$", parentSchema: schema36, data }], !1;
    } else
      return validate100.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, schema: schema36.type, parentSchema: schema36, data }], !1;
  return validate100.errors = vErrors, errors === 0;
}
validate100.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate99.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.range === void 0 && (missing0 = "range") || data.ap === void 0 && (missing0 = "ap") || data.abilities === void 0 && (missing0 = "abilities"))
        return validate99.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema35.required, parentSchema: schema35, data }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "name" || key0 === "range" || key0 === "ap" || key0 === "abilities")) {
            return validate99.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema35, data }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let _errs2 = errors;
            validate100(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let _errs3 = errors;
              validate55(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.range !== void 0) {
                let data2 = data.range, _errs4 = errors;
                if (!(data2 === "melee" || data2 === 1 || data2 === 2 || data2 === 3 || data2 === 4 || data2 === 5 || data2 === 6 || data2 === 7 || data2 === 8 || data2 === 9 || data2 === 10 || data2 === 11 || data2 === 12 || data2 === 13 || data2 === 14 || data2 === 15 || data2 === 16 || data2 === 17 || data2 === 18 || data2 === 19 || data2 === 20 || data2 === 21 || data2 === 22 || data2 === 23 || data2 === 24))
                  return validate99.errors = [{ instancePath: instancePath + "/range", schemaPath: "#/properties/range/enum", keyword: "enum", params: { allowedValues: schema35.properties.range.enum }, schema: schema35.properties.range.enum, parentSchema: schema35.properties.range, data: data2 }], !1;
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.ap !== void 0) {
                  let data3 = data.ap, _errs5 = errors;
                  if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                    return validate99.errors = [{ instancePath: instancePath + "/ap", schemaPath: "#/properties/ap/type", keyword: "type", params: { type: "integer" }, schema: schema35.properties.ap.type, parentSchema: schema35.properties.ap, data: data3 }], !1;
                  if (errors === _errs5 && typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 9 || isNaN(data3))
                      return validate99.errors = [{ instancePath: instancePath + "/ap", schemaPath: "#/properties/ap/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9 }, schema: 9, parentSchema: schema35.properties.ap, data: data3 }], !1;
                    if (data3 < 0 || isNaN(data3))
                      return validate99.errors = [{ instancePath: instancePath + "/ap", schemaPath: "#/properties/ap/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema35.properties.ap, data: data3 }], !1;
                  }
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.abilities !== void 0) {
                    let _errs7 = errors;
                    validate77(data.abilities, { instancePath: instancePath + "/abilities", parentData: data, parentDataProperty: "abilities", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors), errors = vErrors.length);
                    var valid0 = _errs7 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate99.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema35.type, parentSchema: schema35, data }], !1;
  return validate99.errors = vErrors, errors === 0;
}
validate99.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate93.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.points === void 0 && (missing0 = "points") || data.vp === void 0 && (missing0 = "vp") || data.kinds === void 0 && (missing0 = "kinds") || data.adds === void 0 && (missing0 = "adds") || data.hardpoints === void 0 && (missing0 = "hardpoints") || data.modes === void 0 && (missing0 = "modes"))
        return validate93.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema34.required, parentSchema: schema34, data }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func1.call(schema34.properties, key0)) {
            return validate93.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema34, data }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let _errs2 = errors;
            validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let _errs3 = errors;
              validate55(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.points !== void 0) {
                let data2 = data.points, _errs4 = errors, _errs5 = errors, valid1 = !0, _errs6 = errors;
                if (data2 !== null) {
                  let err0 = {};
                  vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                }
                var _valid0 = _errs6 === errors;
                if (errors = _errs5, vErrors !== null && (_errs5 ? vErrors.length = _errs5 : vErrors = null), !_valid0) {
                  let _errs8 = errors;
                  validate69(data2, { instancePath: instancePath + "/points", parentData: data, parentDataProperty: "points", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors), errors = vErrors.length);
                  var _valid0 = _errs8 === errors;
                  valid1 = _valid0;
                }
                if (!valid1) {
                  let err1 = { instancePath: instancePath + "/points", schemaPath: "#/properties/points/if", keyword: "if", params: { failingKeyword: "else" }, schema: schema34.properties.points.if, parentSchema: schema34.properties.points, data: data2 };
                  return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate93.errors = vErrors, !1;
                }
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.vp !== void 0) {
                  let _errs9 = errors;
                  validate71(data.vp, { instancePath: instancePath + "/vp", parentData: data, parentDataProperty: "vp", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors), errors = vErrors.length);
                  var valid0 = _errs9 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.kinds !== void 0) {
                    let _errs10 = errors;
                    validate85(data.kinds, { instancePath: instancePath + "/kinds", parentData: data, parentDataProperty: "kinds", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length);
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.adds !== void 0) {
                      let data5 = data.adds, _errs11 = errors;
                      if (typeof data5 != "boolean")
                        return validate93.errors = [{ instancePath: instancePath + "/adds", schemaPath: "#/properties/adds/type", keyword: "type", params: { type: "boolean" }, schema: schema34.properties.adds.type, parentSchema: schema34.properties.adds, data: data5 }], !1;
                      var valid0 = _errs11 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.hardpoints !== void 0) {
                        let data6 = data.hardpoints, _errs13 = errors;
                        if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)))
                          return validate93.errors = [{ instancePath: instancePath + "/hardpoints", schemaPath: "#/properties/hardpoints/type", keyword: "type", params: { type: "integer" }, schema: schema34.properties.hardpoints.type, parentSchema: schema34.properties.hardpoints, data: data6 }], !1;
                        if (errors === _errs13 && typeof data6 == "number" && isFinite(data6)) {
                          if (data6 > 4 || isNaN(data6))
                            return validate93.errors = [{ instancePath: instancePath + "/hardpoints", schemaPath: "#/properties/hardpoints/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4 }, schema: 4, parentSchema: schema34.properties.hardpoints, data: data6 }], !1;
                          if (data6 < 0 || isNaN(data6))
                            return validate93.errors = [{ instancePath: instancePath + "/hardpoints", schemaPath: "#/properties/hardpoints/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema34.properties.hardpoints, data: data6 }], !1;
                        }
                        var valid0 = _errs13 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.modes !== void 0) {
                          let data7 = data.modes, _errs15 = errors;
                          if (errors === _errs15)
                            if (Array.isArray(data7)) {
                              if (data7.length > 4)
                                return validate93.errors = [{ instancePath: instancePath + "/modes", schemaPath: "#/properties/modes/maxItems", keyword: "maxItems", params: { limit: 4 }, schema: 4, parentSchema: schema34.properties.modes, data: data7 }], !1;
                              if (data7.length < 1)
                                return validate93.errors = [{ instancePath: instancePath + "/modes", schemaPath: "#/properties/modes/minItems", keyword: "minItems", params: { limit: 1 }, schema: 1, parentSchema: schema34.properties.modes, data: data7 }], !1;
                              {
                                var valid2 = !0;
                                let len0 = data7.length;
                                for (let i0 = 0; i0 < len0; i0++) {
                                  let _errs17 = errors;
                                  validate99(data7[i0], { instancePath: instancePath + "/modes/" + i0, parentData: data7, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors), errors = vErrors.length);
                                  var valid2 = _errs17 === errors;
                                  if (!valid2)
                                    break;
                                }
                              }
                            } else
                              return validate93.errors = [{ instancePath: instancePath + "/modes", schemaPath: "#/properties/modes/type", keyword: "type", params: { type: "array" }, schema: schema34.properties.modes.type, parentSchema: schema34.properties.modes, data: data7 }], !1;
                          var valid0 = _errs15 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0)
                          if (data.doubts !== void 0) {
                            let _errs18 = errors;
                            validate90(data.doubts, { instancePath: instancePath + "/doubts", parentData: data, parentDataProperty: "doubts", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors), errors = vErrors.length);
                            var valid0 = _errs18 === errors;
                          } else
                            var valid0 = !0;
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate93.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema34.type, parentSchema: schema34, data }], !1;
  return validate93.errors = vErrors, errors === 0;
}
validate93.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema37 = { type: "object", additionalProperties: !1, required: ["item", "points", "rarity"], properties: { item: { $ref: "#/$defs/item" }, points: { $ref: "#/$defs/points" }, rarity: { enum: ["common", "rare", "unique"] } } };
function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate107.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.item === void 0 && (missing0 = "item") || data.points === void 0 && (missing0 = "points") || data.rarity === void 0 && (missing0 = "rarity"))
        return validate107.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema37.required, parentSchema: schema37, data }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "item" || key0 === "points" || key0 === "rarity")) {
            return validate107.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema37, data }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.item !== void 0) {
            let _errs2 = errors;
            validate82(data.item, { instancePath: instancePath + "/item", parentData: data, parentDataProperty: "item", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.points !== void 0) {
              let _errs3 = errors;
              validate69(data.points, { instancePath: instancePath + "/points", parentData: data, parentDataProperty: "points", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.rarity !== void 0) {
                let data2 = data.rarity, _errs4 = errors;
                if (!(data2 === "common" || data2 === "rare" || data2 === "unique"))
                  return validate107.errors = [{ instancePath: instancePath + "/rarity", schemaPath: "#/properties/rarity/enum", keyword: "enum", params: { allowedValues: schema37.properties.rarity.enum }, schema: schema37.properties.rarity.enum, parentSchema: schema37.properties.rarity, data: data2 }], !1;
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate107.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema37.type, parentSchema: schema37, data }], !1;
  return validate107.errors = vErrors, errors === 0;
}
validate107.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate59.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.text === void 0 && (missing0 = "text") || data.profiles === void 0 && (missing0 = "profiles") || data.weapons === void 0 && (missing0 = "weapons") || data.items === void 0 && (missing0 = "items"))
        return validate59.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema23.required, parentSchema: schema23, data }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "name" || key0 === "text" || key0 === "abilities" || key0 === "profiles" || key0 === "weapons" || key0 === "items" || key0 === "campaign")) {
            return validate59.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema23, data }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let _errs2 = errors;
            validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let _errs3 = errors;
              validate55(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.text !== void 0) {
                let _errs4 = errors;
                validate57(data.text, { instancePath: instancePath + "/text", parentData: data, parentDataProperty: "text", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.abilities !== void 0) {
                  let data3 = data.abilities, _errs5 = errors;
                  if (errors === _errs5)
                    if (Array.isArray(data3)) {
                      if (data3.length > 12)
                        return validate59.errors = [{ instancePath: instancePath + "/abilities", schemaPath: "#/properties/abilities/maxItems", keyword: "maxItems", params: { limit: 12 }, schema: 12, parentSchema: schema23.properties.abilities, data: data3 }], !1;
                      {
                        var valid1 = !0;
                        let len0 = data3.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let data4 = data3[i0], _errs7 = errors;
                          if (errors === _errs7)
                            if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                              let missing1;
                              if (data4.id === void 0 && (missing1 = "id") || data4.name === void 0 && (missing1 = "name") || data4.text === void 0 && (missing1 = "text"))
                                return validate59.errors = [{ instancePath: instancePath + "/abilities/" + i0, schemaPath: "#/properties/abilities/items/required", keyword: "required", params: { missingProperty: missing1 }, schema: schema23.properties.abilities.items.required, parentSchema: schema23.properties.abilities.items, data: data4 }], !1;
                              {
                                let _errs9 = errors;
                                for (let key1 in data4)
                                  if (!(key1 === "id" || key1 === "name" || key1 === "text")) {
                                    return validate59.errors = [{ instancePath: instancePath + "/abilities/" + i0, schemaPath: "#/properties/abilities/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, schema: !1, parentSchema: schema23.properties.abilities.items, data: data4 }], !1;
                                    break;
                                  }
                                if (_errs9 === errors) {
                                  if (data4.id !== void 0) {
                                    let _errs10 = errors;
                                    validate53(data4.id, { instancePath: instancePath + "/abilities/" + i0 + "/id", parentData: data4, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
                                    var valid2 = _errs10 === errors;
                                  } else
                                    var valid2 = !0;
                                  if (valid2) {
                                    if (data4.name !== void 0) {
                                      let _errs11 = errors;
                                      validate55(data4.name, { instancePath: instancePath + "/abilities/" + i0 + "/name", parentData: data4, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length);
                                      var valid2 = _errs11 === errors;
                                    } else
                                      var valid2 = !0;
                                    if (valid2)
                                      if (data4.text !== void 0) {
                                        let _errs12 = errors;
                                        validate57(data4.text, { instancePath: instancePath + "/abilities/" + i0 + "/text", parentData: data4, parentDataProperty: "text", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length);
                                        var valid2 = _errs12 === errors;
                                      } else
                                        var valid2 = !0;
                                  }
                                }
                              }
                            } else
                              return validate59.errors = [{ instancePath: instancePath + "/abilities/" + i0, schemaPath: "#/properties/abilities/items/type", keyword: "type", params: { type: "object" }, schema: schema23.properties.abilities.items.type, parentSchema: schema23.properties.abilities.items, data: data4 }], !1;
                          var valid1 = _errs7 === errors;
                          if (!valid1)
                            break;
                        }
                      }
                    } else
                      return validate59.errors = [{ instancePath: instancePath + "/abilities", schemaPath: "#/properties/abilities/type", keyword: "type", params: { type: "array" }, schema: schema23.properties.abilities.type, parentSchema: schema23.properties.abilities, data: data3 }], !1;
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.profiles !== void 0) {
                    let data8 = data.profiles, _errs13 = errors;
                    if (errors === _errs13)
                      if (Array.isArray(data8)) {
                        if (data8.length > 60)
                          return validate59.errors = [{ instancePath: instancePath + "/profiles", schemaPath: "#/properties/profiles/maxItems", keyword: "maxItems", params: { limit: 60 }, schema: 60, parentSchema: schema23.properties.profiles, data: data8 }], !1;
                        if (data8.length < 1)
                          return validate59.errors = [{ instancePath: instancePath + "/profiles", schemaPath: "#/properties/profiles/minItems", keyword: "minItems", params: { limit: 1 }, schema: 1, parentSchema: schema23.properties.profiles, data: data8 }], !1;
                        {
                          var valid3 = !0;
                          let len1 = data8.length;
                          for (let i1 = 0; i1 < len1; i1++) {
                            let _errs15 = errors;
                            validate66(data8[i1], { instancePath: instancePath + "/profiles/" + i1, parentData: data8, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors), errors = vErrors.length);
                            var valid3 = _errs15 === errors;
                            if (!valid3)
                              break;
                          }
                        }
                      } else
                        return validate59.errors = [{ instancePath: instancePath + "/profiles", schemaPath: "#/properties/profiles/type", keyword: "type", params: { type: "array" }, schema: schema23.properties.profiles.type, parentSchema: schema23.properties.profiles, data: data8 }], !1;
                    var valid0 = _errs13 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.weapons !== void 0) {
                      let data10 = data.weapons, _errs16 = errors;
                      if (errors === _errs16)
                        if (Array.isArray(data10)) {
                          if (data10.length > 80)
                            return validate59.errors = [{ instancePath: instancePath + "/weapons", schemaPath: "#/properties/weapons/maxItems", keyword: "maxItems", params: { limit: 80 }, schema: 80, parentSchema: schema23.properties.weapons, data: data10 }], !1;
                          {
                            var valid4 = !0;
                            let len2 = data10.length;
                            for (let i2 = 0; i2 < len2; i2++) {
                              let _errs18 = errors;
                              validate93(data10[i2], { instancePath: instancePath + "/weapons/" + i2, parentData: data10, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors), errors = vErrors.length);
                              var valid4 = _errs18 === errors;
                              if (!valid4)
                                break;
                            }
                          }
                        } else
                          return validate59.errors = [{ instancePath: instancePath + "/weapons", schemaPath: "#/properties/weapons/type", keyword: "type", params: { type: "array" }, schema: schema23.properties.weapons.type, parentSchema: schema23.properties.weapons, data: data10 }], !1;
                      var valid0 = _errs16 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.items !== void 0) {
                        let data12 = data.items, _errs19 = errors;
                        if (errors === _errs19)
                          if (Array.isArray(data12)) {
                            if (data12.length > 20)
                              return validate59.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 20 }, schema: 20, parentSchema: schema23.properties.items, data: data12 }], !1;
                            {
                              var valid5 = !0;
                              let len3 = data12.length;
                              for (let i3 = 0; i3 < len3; i3++) {
                                let _errs21 = errors;
                                validate107(data12[i3], { instancePath: instancePath + "/items/" + i3, parentData: data12, parentDataProperty: i3, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length);
                                var valid5 = _errs21 === errors;
                                if (!valid5)
                                  break;
                              }
                            }
                          } else
                            return validate59.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" }, schema: schema23.properties.items.type, parentSchema: schema23.properties.items, data: data12 }], !1;
                        var valid0 = _errs19 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0)
                        if (data.campaign !== void 0) {
                          let data14 = data.campaign, _errs22 = errors;
                          if (errors === _errs22)
                            if (Array.isArray(data14)) {
                              if (data14.length > 4)
                                return validate59.errors = [{ instancePath: instancePath + "/campaign", schemaPath: "#/properties/campaign/maxItems", keyword: "maxItems", params: { limit: 4 }, schema: 4, parentSchema: schema23.properties.campaign, data: data14 }], !1;
                              {
                                var valid6 = !0;
                                let len4 = data14.length;
                                for (let i4 = 0; i4 < len4; i4++) {
                                  let data15 = data14[i4], _errs24 = errors;
                                  if (errors === _errs24)
                                    if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                                      let missing2;
                                      if (data15.table === void 0 && (missing2 = "table") || data15.profiles === void 0 && (missing2 = "profiles"))
                                        return validate59.errors = [{ instancePath: instancePath + "/campaign/" + i4, schemaPath: "#/properties/campaign/items/required", keyword: "required", params: { missingProperty: missing2 }, schema: schema23.properties.campaign.items.required, parentSchema: schema23.properties.campaign.items, data: data15 }], !1;
                                      {
                                        let _errs26 = errors;
                                        for (let key2 in data15)
                                          if (!(key2 === "table" || key2 === "profiles")) {
                                            return validate59.errors = [{ instancePath: instancePath + "/campaign/" + i4, schemaPath: "#/properties/campaign/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, schema: !1, parentSchema: schema23.properties.campaign.items, data: data15 }], !1;
                                            break;
                                          }
                                        if (_errs26 === errors) {
                                          if (data15.table !== void 0) {
                                            let data16 = data15.table, _errs27 = errors;
                                            if (!(data16 === "command" || data16 === "melee" || data16 === "ranged" || data16 === "specialist"))
                                              return validate59.errors = [{ instancePath: instancePath + "/campaign/" + i4 + "/table", schemaPath: "#/properties/campaign/items/properties/table/enum", keyword: "enum", params: { allowedValues: schema23.properties.campaign.items.properties.table.enum }, schema: schema23.properties.campaign.items.properties.table.enum, parentSchema: schema23.properties.campaign.items.properties.table, data: data16 }], !1;
                                            var valid7 = _errs27 === errors;
                                          } else
                                            var valid7 = !0;
                                          if (valid7)
                                            if (data15.profiles !== void 0) {
                                              let data17 = data15.profiles, _errs28 = errors;
                                              if (errors === _errs28)
                                                if (Array.isArray(data17)) {
                                                  if (data17.length > 60)
                                                    return validate59.errors = [{ instancePath: instancePath + "/campaign/" + i4 + "/profiles", schemaPath: "#/properties/campaign/items/properties/profiles/maxItems", keyword: "maxItems", params: { limit: 60 }, schema: 60, parentSchema: schema23.properties.campaign.items.properties.profiles, data: data17 }], !1;
                                                  if (data17.length < 1)
                                                    return validate59.errors = [{ instancePath: instancePath + "/campaign/" + i4 + "/profiles", schemaPath: "#/properties/campaign/items/properties/profiles/minItems", keyword: "minItems", params: { limit: 1 }, schema: 1, parentSchema: schema23.properties.campaign.items.properties.profiles, data: data17 }], !1;
                                                  {
                                                    var valid8 = !0;
                                                    let len5 = data17.length;
                                                    for (let i5 = 0; i5 < len5; i5++) {
                                                      let _errs30 = errors;
                                                      validate53(data17[i5], { instancePath: instancePath + "/campaign/" + i4 + "/profiles/" + i5, parentData: data17, parentDataProperty: i5, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
                                                      var valid8 = _errs30 === errors;
                                                      if (!valid8)
                                                        break;
                                                    }
                                                  }
                                                } else
                                                  return validate59.errors = [{ instancePath: instancePath + "/campaign/" + i4 + "/profiles", schemaPath: "#/properties/campaign/items/properties/profiles/type", keyword: "type", params: { type: "array" }, schema: schema23.properties.campaign.items.properties.profiles.type, parentSchema: schema23.properties.campaign.items.properties.profiles, data: data17 }], !1;
                                              var valid7 = _errs28 === errors;
                                            } else
                                              var valid7 = !0;
                                        }
                                      }
                                    } else
                                      return validate59.errors = [{ instancePath: instancePath + "/campaign/" + i4, schemaPath: "#/properties/campaign/items/type", keyword: "type", params: { type: "object" }, schema: schema23.properties.campaign.items.type, parentSchema: schema23.properties.campaign.items, data: data15 }], !1;
                                  var valid6 = _errs24 === errors;
                                  if (!valid6)
                                    break;
                                }
                              }
                            } else
                              return validate59.errors = [{ instancePath: instancePath + "/campaign", schemaPath: "#/properties/campaign/type", keyword: "type", params: { type: "array" }, schema: schema23.properties.campaign.type, parentSchema: schema23.properties.campaign, data: data14 }], !1;
                          var valid0 = _errs22 === errors;
                        } else
                          var valid0 = !0;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate59.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema23.type, parentSchema: schema23, data }], !1;
  return validate59.errors = vErrors, errors === 0;
}
validate59.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema38 = { type: "object", additionalProperties: !1, required: ["id", "name", "faction", "budget", "members"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, faction: { $ref: "#/$defs/id" }, budget: { type: "integer", minimum: 1, maximum: 1e3 }, members: { type: "array", minItems: 1, maxItems: 24, items: { type: "object", additionalProperties: !1, required: ["profile"], properties: { profile: { $ref: "#/$defs/id" }, weapons: { type: "array", maxItems: 6, items: { $ref: "#/$defs/id" } }, item: { $ref: "#/$defs/item" } } } } } };
function validate113(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate113.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.faction === void 0 && (missing0 = "faction") || data.budget === void 0 && (missing0 = "budget") || data.members === void 0 && (missing0 = "members"))
        return validate113.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema38.required, parentSchema: schema38, data }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "name" || key0 === "faction" || key0 === "budget" || key0 === "members")) {
            return validate113.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema38, data }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let _errs2 = errors;
            validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let _errs3 = errors;
              validate55(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.faction !== void 0) {
                let _errs4 = errors;
                validate53(data.faction, { instancePath: instancePath + "/faction", parentData: data, parentDataProperty: "faction", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.budget !== void 0) {
                  let data3 = data.budget, _errs5 = errors;
                  if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                    return validate113.errors = [{ instancePath: instancePath + "/budget", schemaPath: "#/properties/budget/type", keyword: "type", params: { type: "integer" }, schema: schema38.properties.budget.type, parentSchema: schema38.properties.budget, data: data3 }], !1;
                  if (errors === _errs5 && typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 1e3 || isNaN(data3))
                      return validate113.errors = [{ instancePath: instancePath + "/budget", schemaPath: "#/properties/budget/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, schema: 1e3, parentSchema: schema38.properties.budget, data: data3 }], !1;
                    if (data3 < 1 || isNaN(data3))
                      return validate113.errors = [{ instancePath: instancePath + "/budget", schemaPath: "#/properties/budget/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema38.properties.budget, data: data3 }], !1;
                  }
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.members !== void 0) {
                    let data4 = data.members, _errs7 = errors;
                    if (errors === _errs7)
                      if (Array.isArray(data4)) {
                        if (data4.length > 24)
                          return validate113.errors = [{ instancePath: instancePath + "/members", schemaPath: "#/properties/members/maxItems", keyword: "maxItems", params: { limit: 24 }, schema: 24, parentSchema: schema38.properties.members, data: data4 }], !1;
                        if (data4.length < 1)
                          return validate113.errors = [{ instancePath: instancePath + "/members", schemaPath: "#/properties/members/minItems", keyword: "minItems", params: { limit: 1 }, schema: 1, parentSchema: schema38.properties.members, data: data4 }], !1;
                        {
                          var valid1 = !0;
                          let len0 = data4.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            let data5 = data4[i0], _errs9 = errors;
                            if (errors === _errs9)
                              if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                                let missing1;
                                if (data5.profile === void 0 && (missing1 = "profile"))
                                  return validate113.errors = [{ instancePath: instancePath + "/members/" + i0, schemaPath: "#/properties/members/items/required", keyword: "required", params: { missingProperty: missing1 }, schema: schema38.properties.members.items.required, parentSchema: schema38.properties.members.items, data: data5 }], !1;
                                {
                                  let _errs11 = errors;
                                  for (let key1 in data5)
                                    if (!(key1 === "profile" || key1 === "weapons" || key1 === "item")) {
                                      return validate113.errors = [{ instancePath: instancePath + "/members/" + i0, schemaPath: "#/properties/members/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, schema: !1, parentSchema: schema38.properties.members.items, data: data5 }], !1;
                                      break;
                                    }
                                  if (_errs11 === errors) {
                                    if (data5.profile !== void 0) {
                                      let _errs12 = errors;
                                      validate53(data5.profile, { instancePath: instancePath + "/members/" + i0 + "/profile", parentData: data5, parentDataProperty: "profile", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
                                      var valid2 = _errs12 === errors;
                                    } else
                                      var valid2 = !0;
                                    if (valid2) {
                                      if (data5.weapons !== void 0) {
                                        let data7 = data5.weapons, _errs13 = errors;
                                        if (errors === _errs13)
                                          if (Array.isArray(data7)) {
                                            if (data7.length > 6)
                                              return validate113.errors = [{ instancePath: instancePath + "/members/" + i0 + "/weapons", schemaPath: "#/properties/members/items/properties/weapons/maxItems", keyword: "maxItems", params: { limit: 6 }, schema: 6, parentSchema: schema38.properties.members.items.properties.weapons, data: data7 }], !1;
                                            {
                                              var valid3 = !0;
                                              let len1 = data7.length;
                                              for (let i1 = 0; i1 < len1; i1++) {
                                                let _errs15 = errors;
                                                validate53(data7[i1], { instancePath: instancePath + "/members/" + i0 + "/weapons/" + i1, parentData: data7, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
                                                var valid3 = _errs15 === errors;
                                                if (!valid3)
                                                  break;
                                              }
                                            }
                                          } else
                                            return validate113.errors = [{ instancePath: instancePath + "/members/" + i0 + "/weapons", schemaPath: "#/properties/members/items/properties/weapons/type", keyword: "type", params: { type: "array" }, schema: schema38.properties.members.items.properties.weapons.type, parentSchema: schema38.properties.members.items.properties.weapons, data: data7 }], !1;
                                        var valid2 = _errs13 === errors;
                                      } else
                                        var valid2 = !0;
                                      if (valid2)
                                        if (data5.item !== void 0) {
                                          let _errs16 = errors;
                                          validate82(data5.item, { instancePath: instancePath + "/members/" + i0 + "/item", parentData: data5, parentDataProperty: "item", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors), errors = vErrors.length);
                                          var valid2 = _errs16 === errors;
                                        } else
                                          var valid2 = !0;
                                    }
                                  }
                                }
                              } else
                                return validate113.errors = [{ instancePath: instancePath + "/members/" + i0, schemaPath: "#/properties/members/items/type", keyword: "type", params: { type: "object" }, schema: schema38.properties.members.items.type, parentSchema: schema38.properties.members.items, data: data5 }], !1;
                            var valid1 = _errs9 === errors;
                            if (!valid1)
                              break;
                          }
                        }
                      } else
                        return validate113.errors = [{ instancePath: instancePath + "/members", schemaPath: "#/properties/members/type", keyword: "type", params: { type: "array" }, schema: schema38.properties.members.type, parentSchema: schema38.properties.members, data: data4 }], !1;
                    var valid0 = _errs7 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate113.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema38.type, parentSchema: schema38, data }], !1;
  return validate113.errors = vErrors, errors === 0;
}
validate113.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema39 = { type: "object", additionalProperties: !1, required: ["id", "name", "text", "victoryPoints", "zones", "objectives", "actions", "exits", "tokens", "drawn"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, text: { $ref: "#/$defs/text" }, victoryPoints: { type: "integer", minimum: 1, maximum: 100 }, zones: { type: "array", minItems: 2, maxItems: 2, items: { $ref: "#/$defs/zone" } }, objectives: { type: "array", maxItems: 12, items: { type: "object", additionalProperties: !1, required: ["id", "square", "vp"], properties: { id: { $ref: "#/$defs/id" }, square: { $ref: "#/$defs/square" }, level: { type: "integer", minimum: 1, maximum: 8 }, vp: { $ref: "#/$defs/vp" } } } }, actions: { type: "array", maxItems: 12, items: { type: "object", additionalProperties: !1, required: ["id", "name", "objective", "vp"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, objective: { $ref: "#/$defs/id" }, zone: { $ref: "#/$defs/side" }, vp: { $ref: "#/$defs/vp" } } } }, exits: { type: "array", maxItems: 8, items: { type: "object", additionalProperties: !1, required: ["squares", "zone", "who", "vp"], properties: { squares: { $ref: "#/$defs/zone" }, zone: { $ref: "#/$defs/side" }, who: { enum: ["leader", "any"] }, vp: { $ref: "#/$defs/vp" } } } }, tokens: { type: "array", maxItems: 15, items: { type: "object", additionalProperties: !1, required: ["item", "count"], properties: { item: { $ref: "#/$defs/item" }, count: { type: "integer", minimum: 1, maximum: 20 } } } }, drawn: { type: "integer", minimum: 0, maximum: 40 }, rounds: { type: "integer", minimum: 1, maximum: 30 } } }, schema40 = { description: "A rectangle of squares, both corners included.", type: "object", additionalProperties: !1, required: ["from", "to"], properties: { from: { $ref: "#/$defs/square" }, to: { $ref: "#/$defs/square" } } }, schema41 = { description: "Column and row, 1 to 8.", type: "array", prefixItems: [{ type: "integer", minimum: 1, maximum: 8 }, { type: "integer", minimum: 1, maximum: 8 }], minItems: 2, maxItems: 2 };
function validate126(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate126.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (Array.isArray(data)) {
      if (data.length > 2)
        return validate126.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 2 }, schema: 2, parentSchema: schema41, data }], !1;
      if (data.length < 2)
        return validate126.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, schema: 2, parentSchema: schema41, data }], !1;
      {
        let len0 = data.length;
        if (len0 > 0) {
          let data0 = data[0], _errs1 = errors;
          if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
            return validate126.errors = [{ instancePath: instancePath + "/0", schemaPath: "#/prefixItems/0/type", keyword: "type", params: { type: "integer" }, schema: schema41.prefixItems[0].type, parentSchema: schema41.prefixItems[0], data: data0 }], !1;
          if (errors === _errs1 && typeof data0 == "number" && isFinite(data0)) {
            if (data0 > 8 || isNaN(data0))
              return validate126.errors = [{ instancePath: instancePath + "/0", schemaPath: "#/prefixItems/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 8 }, schema: 8, parentSchema: schema41.prefixItems[0], data: data0 }], !1;
            if (data0 < 1 || isNaN(data0))
              return validate126.errors = [{ instancePath: instancePath + "/0", schemaPath: "#/prefixItems/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema41.prefixItems[0], data: data0 }], !1;
          }
          var valid0 = _errs1 === errors;
        }
        if (valid0 && len0 > 1) {
          let data1 = data[1], _errs3 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
            return validate126.errors = [{ instancePath: instancePath + "/1", schemaPath: "#/prefixItems/1/type", keyword: "type", params: { type: "integer" }, schema: schema41.prefixItems[1].type, parentSchema: schema41.prefixItems[1], data: data1 }], !1;
          if (errors === _errs3 && typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 8 || isNaN(data1))
              return validate126.errors = [{ instancePath: instancePath + "/1", schemaPath: "#/prefixItems/1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 8 }, schema: 8, parentSchema: schema41.prefixItems[1], data: data1 }], !1;
            if (data1 < 1 || isNaN(data1))
              return validate126.errors = [{ instancePath: instancePath + "/1", schemaPath: "#/prefixItems/1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema41.prefixItems[1], data: data1 }], !1;
          }
          var valid0 = _errs3 === errors;
        }
      }
    } else
      return validate126.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, schema: schema41.type, parentSchema: schema41, data }], !1;
  return validate126.errors = vErrors, errors === 0;
}
validate126.evaluated = { items: 2, dynamicProps: !1, dynamicItems: !1 };
function validate125(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate125.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.from === void 0 && (missing0 = "from") || data.to === void 0 && (missing0 = "to"))
        return validate125.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema40.required, parentSchema: schema40, data }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "from" || key0 === "to")) {
            return validate125.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema40, data }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.from !== void 0) {
            let _errs2 = errors;
            validate126(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.to !== void 0) {
              let _errs3 = errors;
              validate126(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate125.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema40.type, parentSchema: schema40, data }], !1;
  return validate125.errors = vErrors, errors === 0;
}
validate125.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema42 = { description: "The side that deployed in this zone.", enum: [0, 1] };
function validate136(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate136.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data === 0 || data === 1 ? (validate136.errors = vErrors, errors === 0) : (validate136.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema42.enum }, schema: schema42.enum, parentSchema: schema42, data }], !1);
}
validate136.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate121(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate121.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.text === void 0 && (missing0 = "text") || data.victoryPoints === void 0 && (missing0 = "victoryPoints") || data.zones === void 0 && (missing0 = "zones") || data.objectives === void 0 && (missing0 = "objectives") || data.actions === void 0 && (missing0 = "actions") || data.exits === void 0 && (missing0 = "exits") || data.tokens === void 0 && (missing0 = "tokens") || data.drawn === void 0 && (missing0 = "drawn"))
        return validate121.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema39.required, parentSchema: schema39, data }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func1.call(schema39.properties, key0)) {
            return validate121.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema39, data }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let _errs2 = errors;
            validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let _errs3 = errors;
              validate55(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.text !== void 0) {
                let _errs4 = errors;
                validate57(data.text, { instancePath: instancePath + "/text", parentData: data, parentDataProperty: "text", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.victoryPoints !== void 0) {
                  let data3 = data.victoryPoints, _errs5 = errors;
                  if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                    return validate121.errors = [{ instancePath: instancePath + "/victoryPoints", schemaPath: "#/properties/victoryPoints/type", keyword: "type", params: { type: "integer" }, schema: schema39.properties.victoryPoints.type, parentSchema: schema39.properties.victoryPoints, data: data3 }], !1;
                  if (errors === _errs5 && typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 100 || isNaN(data3))
                      return validate121.errors = [{ instancePath: instancePath + "/victoryPoints", schemaPath: "#/properties/victoryPoints/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, schema: 100, parentSchema: schema39.properties.victoryPoints, data: data3 }], !1;
                    if (data3 < 1 || isNaN(data3))
                      return validate121.errors = [{ instancePath: instancePath + "/victoryPoints", schemaPath: "#/properties/victoryPoints/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema39.properties.victoryPoints, data: data3 }], !1;
                  }
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.zones !== void 0) {
                    let data4 = data.zones, _errs7 = errors;
                    if (errors === _errs7)
                      if (Array.isArray(data4)) {
                        if (data4.length > 2)
                          return validate121.errors = [{ instancePath: instancePath + "/zones", schemaPath: "#/properties/zones/maxItems", keyword: "maxItems", params: { limit: 2 }, schema: 2, parentSchema: schema39.properties.zones, data: data4 }], !1;
                        if (data4.length < 2)
                          return validate121.errors = [{ instancePath: instancePath + "/zones", schemaPath: "#/properties/zones/minItems", keyword: "minItems", params: { limit: 2 }, schema: 2, parentSchema: schema39.properties.zones, data: data4 }], !1;
                        {
                          var valid1 = !0;
                          let len0 = data4.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            let _errs9 = errors;
                            validate125(data4[i0], { instancePath: instancePath + "/zones/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors), errors = vErrors.length);
                            var valid1 = _errs9 === errors;
                            if (!valid1)
                              break;
                          }
                        }
                      } else
                        return validate121.errors = [{ instancePath: instancePath + "/zones", schemaPath: "#/properties/zones/type", keyword: "type", params: { type: "array" }, schema: schema39.properties.zones.type, parentSchema: schema39.properties.zones, data: data4 }], !1;
                    var valid0 = _errs7 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.objectives !== void 0) {
                      let data6 = data.objectives, _errs10 = errors;
                      if (errors === _errs10)
                        if (Array.isArray(data6)) {
                          if (data6.length > 12)
                            return validate121.errors = [{ instancePath: instancePath + "/objectives", schemaPath: "#/properties/objectives/maxItems", keyword: "maxItems", params: { limit: 12 }, schema: 12, parentSchema: schema39.properties.objectives, data: data6 }], !1;
                          {
                            var valid2 = !0;
                            let len1 = data6.length;
                            for (let i1 = 0; i1 < len1; i1++) {
                              let data7 = data6[i1], _errs12 = errors;
                              if (errors === _errs12)
                                if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                                  let missing1;
                                  if (data7.id === void 0 && (missing1 = "id") || data7.square === void 0 && (missing1 = "square") || data7.vp === void 0 && (missing1 = "vp"))
                                    return validate121.errors = [{ instancePath: instancePath + "/objectives/" + i1, schemaPath: "#/properties/objectives/items/required", keyword: "required", params: { missingProperty: missing1 }, schema: schema39.properties.objectives.items.required, parentSchema: schema39.properties.objectives.items, data: data7 }], !1;
                                  {
                                    let _errs14 = errors;
                                    for (let key1 in data7)
                                      if (!(key1 === "id" || key1 === "square" || key1 === "level" || key1 === "vp")) {
                                        return validate121.errors = [{ instancePath: instancePath + "/objectives/" + i1, schemaPath: "#/properties/objectives/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, schema: !1, parentSchema: schema39.properties.objectives.items, data: data7 }], !1;
                                        break;
                                      }
                                    if (_errs14 === errors) {
                                      if (data7.id !== void 0) {
                                        let _errs15 = errors;
                                        validate53(data7.id, { instancePath: instancePath + "/objectives/" + i1 + "/id", parentData: data7, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
                                        var valid3 = _errs15 === errors;
                                      } else
                                        var valid3 = !0;
                                      if (valid3) {
                                        if (data7.square !== void 0) {
                                          let _errs16 = errors;
                                          validate126(data7.square, { instancePath: instancePath + "/objectives/" + i1 + "/square", parentData: data7, parentDataProperty: "square", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors), errors = vErrors.length);
                                          var valid3 = _errs16 === errors;
                                        } else
                                          var valid3 = !0;
                                        if (valid3) {
                                          if (data7.level !== void 0) {
                                            let data10 = data7.level, _errs17 = errors;
                                            if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10)))
                                              return validate121.errors = [{ instancePath: instancePath + "/objectives/" + i1 + "/level", schemaPath: "#/properties/objectives/items/properties/level/type", keyword: "type", params: { type: "integer" }, schema: schema39.properties.objectives.items.properties.level.type, parentSchema: schema39.properties.objectives.items.properties.level, data: data10 }], !1;
                                            if (errors === _errs17 && typeof data10 == "number" && isFinite(data10)) {
                                              if (data10 > 8 || isNaN(data10))
                                                return validate121.errors = [{ instancePath: instancePath + "/objectives/" + i1 + "/level", schemaPath: "#/properties/objectives/items/properties/level/maximum", keyword: "maximum", params: { comparison: "<=", limit: 8 }, schema: 8, parentSchema: schema39.properties.objectives.items.properties.level, data: data10 }], !1;
                                              if (data10 < 1 || isNaN(data10))
                                                return validate121.errors = [{ instancePath: instancePath + "/objectives/" + i1 + "/level", schemaPath: "#/properties/objectives/items/properties/level/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema39.properties.objectives.items.properties.level, data: data10 }], !1;
                                            }
                                            var valid3 = _errs17 === errors;
                                          } else
                                            var valid3 = !0;
                                          if (valid3)
                                            if (data7.vp !== void 0) {
                                              let _errs19 = errors;
                                              validate71(data7.vp, { instancePath: instancePath + "/objectives/" + i1 + "/vp", parentData: data7, parentDataProperty: "vp", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors), errors = vErrors.length);
                                              var valid3 = _errs19 === errors;
                                            } else
                                              var valid3 = !0;
                                        }
                                      }
                                    }
                                  }
                                } else
                                  return validate121.errors = [{ instancePath: instancePath + "/objectives/" + i1, schemaPath: "#/properties/objectives/items/type", keyword: "type", params: { type: "object" }, schema: schema39.properties.objectives.items.type, parentSchema: schema39.properties.objectives.items, data: data7 }], !1;
                              var valid2 = _errs12 === errors;
                              if (!valid2)
                                break;
                            }
                          }
                        } else
                          return validate121.errors = [{ instancePath: instancePath + "/objectives", schemaPath: "#/properties/objectives/type", keyword: "type", params: { type: "array" }, schema: schema39.properties.objectives.type, parentSchema: schema39.properties.objectives, data: data6 }], !1;
                      var valid0 = _errs10 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.actions !== void 0) {
                        let data12 = data.actions, _errs20 = errors;
                        if (errors === _errs20)
                          if (Array.isArray(data12)) {
                            if (data12.length > 12)
                              return validate121.errors = [{ instancePath: instancePath + "/actions", schemaPath: "#/properties/actions/maxItems", keyword: "maxItems", params: { limit: 12 }, schema: 12, parentSchema: schema39.properties.actions, data: data12 }], !1;
                            {
                              var valid4 = !0;
                              let len2 = data12.length;
                              for (let i2 = 0; i2 < len2; i2++) {
                                let data13 = data12[i2], _errs22 = errors;
                                if (errors === _errs22)
                                  if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                                    let missing2;
                                    if (data13.id === void 0 && (missing2 = "id") || data13.name === void 0 && (missing2 = "name") || data13.objective === void 0 && (missing2 = "objective") || data13.vp === void 0 && (missing2 = "vp"))
                                      return validate121.errors = [{ instancePath: instancePath + "/actions/" + i2, schemaPath: "#/properties/actions/items/required", keyword: "required", params: { missingProperty: missing2 }, schema: schema39.properties.actions.items.required, parentSchema: schema39.properties.actions.items, data: data13 }], !1;
                                    {
                                      let _errs24 = errors;
                                      for (let key2 in data13)
                                        if (!(key2 === "id" || key2 === "name" || key2 === "objective" || key2 === "zone" || key2 === "vp")) {
                                          return validate121.errors = [{ instancePath: instancePath + "/actions/" + i2, schemaPath: "#/properties/actions/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, schema: !1, parentSchema: schema39.properties.actions.items, data: data13 }], !1;
                                          break;
                                        }
                                      if (_errs24 === errors) {
                                        if (data13.id !== void 0) {
                                          let _errs25 = errors;
                                          validate53(data13.id, { instancePath: instancePath + "/actions/" + i2 + "/id", parentData: data13, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
                                          var valid5 = _errs25 === errors;
                                        } else
                                          var valid5 = !0;
                                        if (valid5) {
                                          if (data13.name !== void 0) {
                                            let _errs26 = errors;
                                            validate55(data13.name, { instancePath: instancePath + "/actions/" + i2 + "/name", parentData: data13, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length);
                                            var valid5 = _errs26 === errors;
                                          } else
                                            var valid5 = !0;
                                          if (valid5) {
                                            if (data13.objective !== void 0) {
                                              let _errs27 = errors;
                                              validate53(data13.objective, { instancePath: instancePath + "/actions/" + i2 + "/objective", parentData: data13, parentDataProperty: "objective", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
                                              var valid5 = _errs27 === errors;
                                            } else
                                              var valid5 = !0;
                                            if (valid5) {
                                              if (data13.zone !== void 0) {
                                                let _errs28 = errors;
                                                validate136(data13.zone, { instancePath: instancePath + "/actions/" + i2 + "/zone", parentData: data13, parentDataProperty: "zone", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors), errors = vErrors.length);
                                                var valid5 = _errs28 === errors;
                                              } else
                                                var valid5 = !0;
                                              if (valid5)
                                                if (data13.vp !== void 0) {
                                                  let _errs29 = errors;
                                                  validate71(data13.vp, { instancePath: instancePath + "/actions/" + i2 + "/vp", parentData: data13, parentDataProperty: "vp", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors), errors = vErrors.length);
                                                  var valid5 = _errs29 === errors;
                                                } else
                                                  var valid5 = !0;
                                            }
                                          }
                                        }
                                      }
                                    }
                                  } else
                                    return validate121.errors = [{ instancePath: instancePath + "/actions/" + i2, schemaPath: "#/properties/actions/items/type", keyword: "type", params: { type: "object" }, schema: schema39.properties.actions.items.type, parentSchema: schema39.properties.actions.items, data: data13 }], !1;
                                var valid4 = _errs22 === errors;
                                if (!valid4)
                                  break;
                              }
                            }
                          } else
                            return validate121.errors = [{ instancePath: instancePath + "/actions", schemaPath: "#/properties/actions/type", keyword: "type", params: { type: "array" }, schema: schema39.properties.actions.type, parentSchema: schema39.properties.actions, data: data12 }], !1;
                        var valid0 = _errs20 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.exits !== void 0) {
                          let data19 = data.exits, _errs30 = errors;
                          if (errors === _errs30)
                            if (Array.isArray(data19)) {
                              if (data19.length > 8)
                                return validate121.errors = [{ instancePath: instancePath + "/exits", schemaPath: "#/properties/exits/maxItems", keyword: "maxItems", params: { limit: 8 }, schema: 8, parentSchema: schema39.properties.exits, data: data19 }], !1;
                              {
                                var valid6 = !0;
                                let len3 = data19.length;
                                for (let i3 = 0; i3 < len3; i3++) {
                                  let data20 = data19[i3], _errs32 = errors;
                                  if (errors === _errs32)
                                    if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
                                      let missing3;
                                      if (data20.squares === void 0 && (missing3 = "squares") || data20.zone === void 0 && (missing3 = "zone") || data20.who === void 0 && (missing3 = "who") || data20.vp === void 0 && (missing3 = "vp"))
                                        return validate121.errors = [{ instancePath: instancePath + "/exits/" + i3, schemaPath: "#/properties/exits/items/required", keyword: "required", params: { missingProperty: missing3 }, schema: schema39.properties.exits.items.required, parentSchema: schema39.properties.exits.items, data: data20 }], !1;
                                      {
                                        let _errs34 = errors;
                                        for (let key3 in data20)
                                          if (!(key3 === "squares" || key3 === "zone" || key3 === "who" || key3 === "vp")) {
                                            return validate121.errors = [{ instancePath: instancePath + "/exits/" + i3, schemaPath: "#/properties/exits/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, schema: !1, parentSchema: schema39.properties.exits.items, data: data20 }], !1;
                                            break;
                                          }
                                        if (_errs34 === errors) {
                                          if (data20.squares !== void 0) {
                                            let _errs35 = errors;
                                            validate125(data20.squares, { instancePath: instancePath + "/exits/" + i3 + "/squares", parentData: data20, parentDataProperty: "squares", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors), errors = vErrors.length);
                                            var valid7 = _errs35 === errors;
                                          } else
                                            var valid7 = !0;
                                          if (valid7) {
                                            if (data20.zone !== void 0) {
                                              let _errs36 = errors;
                                              validate136(data20.zone, { instancePath: instancePath + "/exits/" + i3 + "/zone", parentData: data20, parentDataProperty: "zone", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors), errors = vErrors.length);
                                              var valid7 = _errs36 === errors;
                                            } else
                                              var valid7 = !0;
                                            if (valid7) {
                                              if (data20.who !== void 0) {
                                                let data23 = data20.who, _errs37 = errors;
                                                if (!(data23 === "leader" || data23 === "any"))
                                                  return validate121.errors = [{ instancePath: instancePath + "/exits/" + i3 + "/who", schemaPath: "#/properties/exits/items/properties/who/enum", keyword: "enum", params: { allowedValues: schema39.properties.exits.items.properties.who.enum }, schema: schema39.properties.exits.items.properties.who.enum, parentSchema: schema39.properties.exits.items.properties.who, data: data23 }], !1;
                                                var valid7 = _errs37 === errors;
                                              } else
                                                var valid7 = !0;
                                              if (valid7)
                                                if (data20.vp !== void 0) {
                                                  let _errs38 = errors;
                                                  validate71(data20.vp, { instancePath: instancePath + "/exits/" + i3 + "/vp", parentData: data20, parentDataProperty: "vp", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors), errors = vErrors.length);
                                                  var valid7 = _errs38 === errors;
                                                } else
                                                  var valid7 = !0;
                                            }
                                          }
                                        }
                                      }
                                    } else
                                      return validate121.errors = [{ instancePath: instancePath + "/exits/" + i3, schemaPath: "#/properties/exits/items/type", keyword: "type", params: { type: "object" }, schema: schema39.properties.exits.items.type, parentSchema: schema39.properties.exits.items, data: data20 }], !1;
                                  var valid6 = _errs32 === errors;
                                  if (!valid6)
                                    break;
                                }
                              }
                            } else
                              return validate121.errors = [{ instancePath: instancePath + "/exits", schemaPath: "#/properties/exits/type", keyword: "type", params: { type: "array" }, schema: schema39.properties.exits.type, parentSchema: schema39.properties.exits, data: data19 }], !1;
                          var valid0 = _errs30 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.tokens !== void 0) {
                            let data25 = data.tokens, _errs39 = errors;
                            if (errors === _errs39)
                              if (Array.isArray(data25)) {
                                if (data25.length > 15)
                                  return validate121.errors = [{ instancePath: instancePath + "/tokens", schemaPath: "#/properties/tokens/maxItems", keyword: "maxItems", params: { limit: 15 }, schema: 15, parentSchema: schema39.properties.tokens, data: data25 }], !1;
                                {
                                  var valid8 = !0;
                                  let len4 = data25.length;
                                  for (let i4 = 0; i4 < len4; i4++) {
                                    let data26 = data25[i4], _errs41 = errors;
                                    if (errors === _errs41)
                                      if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
                                        let missing4;
                                        if (data26.item === void 0 && (missing4 = "item") || data26.count === void 0 && (missing4 = "count"))
                                          return validate121.errors = [{ instancePath: instancePath + "/tokens/" + i4, schemaPath: "#/properties/tokens/items/required", keyword: "required", params: { missingProperty: missing4 }, schema: schema39.properties.tokens.items.required, parentSchema: schema39.properties.tokens.items, data: data26 }], !1;
                                        {
                                          let _errs43 = errors;
                                          for (let key4 in data26)
                                            if (!(key4 === "item" || key4 === "count")) {
                                              return validate121.errors = [{ instancePath: instancePath + "/tokens/" + i4, schemaPath: "#/properties/tokens/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, schema: !1, parentSchema: schema39.properties.tokens.items, data: data26 }], !1;
                                              break;
                                            }
                                          if (_errs43 === errors) {
                                            if (data26.item !== void 0) {
                                              let _errs44 = errors;
                                              validate82(data26.item, { instancePath: instancePath + "/tokens/" + i4 + "/item", parentData: data26, parentDataProperty: "item", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors), errors = vErrors.length);
                                              var valid9 = _errs44 === errors;
                                            } else
                                              var valid9 = !0;
                                            if (valid9)
                                              if (data26.count !== void 0) {
                                                let data28 = data26.count, _errs45 = errors;
                                                if (!(typeof data28 == "number" && !(data28 % 1) && !isNaN(data28) && isFinite(data28)))
                                                  return validate121.errors = [{ instancePath: instancePath + "/tokens/" + i4 + "/count", schemaPath: "#/properties/tokens/items/properties/count/type", keyword: "type", params: { type: "integer" }, schema: schema39.properties.tokens.items.properties.count.type, parentSchema: schema39.properties.tokens.items.properties.count, data: data28 }], !1;
                                                if (errors === _errs45 && typeof data28 == "number" && isFinite(data28)) {
                                                  if (data28 > 20 || isNaN(data28))
                                                    return validate121.errors = [{ instancePath: instancePath + "/tokens/" + i4 + "/count", schemaPath: "#/properties/tokens/items/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, schema: 20, parentSchema: schema39.properties.tokens.items.properties.count, data: data28 }], !1;
                                                  if (data28 < 1 || isNaN(data28))
                                                    return validate121.errors = [{ instancePath: instancePath + "/tokens/" + i4 + "/count", schemaPath: "#/properties/tokens/items/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema39.properties.tokens.items.properties.count, data: data28 }], !1;
                                                }
                                                var valid9 = _errs45 === errors;
                                              } else
                                                var valid9 = !0;
                                          }
                                        }
                                      } else
                                        return validate121.errors = [{ instancePath: instancePath + "/tokens/" + i4, schemaPath: "#/properties/tokens/items/type", keyword: "type", params: { type: "object" }, schema: schema39.properties.tokens.items.type, parentSchema: schema39.properties.tokens.items, data: data26 }], !1;
                                    var valid8 = _errs41 === errors;
                                    if (!valid8)
                                      break;
                                  }
                                }
                              } else
                                return validate121.errors = [{ instancePath: instancePath + "/tokens", schemaPath: "#/properties/tokens/type", keyword: "type", params: { type: "array" }, schema: schema39.properties.tokens.type, parentSchema: schema39.properties.tokens, data: data25 }], !1;
                            var valid0 = _errs39 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.drawn !== void 0) {
                              let data29 = data.drawn, _errs47 = errors;
                              if (!(typeof data29 == "number" && !(data29 % 1) && !isNaN(data29) && isFinite(data29)))
                                return validate121.errors = [{ instancePath: instancePath + "/drawn", schemaPath: "#/properties/drawn/type", keyword: "type", params: { type: "integer" }, schema: schema39.properties.drawn.type, parentSchema: schema39.properties.drawn, data: data29 }], !1;
                              if (errors === _errs47 && typeof data29 == "number" && isFinite(data29)) {
                                if (data29 > 40 || isNaN(data29))
                                  return validate121.errors = [{ instancePath: instancePath + "/drawn", schemaPath: "#/properties/drawn/maximum", keyword: "maximum", params: { comparison: "<=", limit: 40 }, schema: 40, parentSchema: schema39.properties.drawn, data: data29 }], !1;
                                if (data29 < 0 || isNaN(data29))
                                  return validate121.errors = [{ instancePath: instancePath + "/drawn", schemaPath: "#/properties/drawn/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema39.properties.drawn, data: data29 }], !1;
                              }
                              var valid0 = _errs47 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0)
                              if (data.rounds !== void 0) {
                                let data30 = data.rounds, _errs49 = errors;
                                if (!(typeof data30 == "number" && !(data30 % 1) && !isNaN(data30) && isFinite(data30)))
                                  return validate121.errors = [{ instancePath: instancePath + "/rounds", schemaPath: "#/properties/rounds/type", keyword: "type", params: { type: "integer" }, schema: schema39.properties.rounds.type, parentSchema: schema39.properties.rounds, data: data30 }], !1;
                                if (errors === _errs49 && typeof data30 == "number" && isFinite(data30)) {
                                  if (data30 > 30 || isNaN(data30))
                                    return validate121.errors = [{ instancePath: instancePath + "/rounds", schemaPath: "#/properties/rounds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 30 }, schema: 30, parentSchema: schema39.properties.rounds, data: data30 }], !1;
                                  if (data30 < 1 || isNaN(data30))
                                    return validate121.errors = [{ instancePath: instancePath + "/rounds", schemaPath: "#/properties/rounds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema39.properties.rounds, data: data30 }], !1;
                                }
                                var valid0 = _errs49 === errors;
                              } else
                                var valid0 = !0;
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate121.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema39.type, parentSchema: schema39, data }], !1;
  return validate121.errors = vErrors, errors === 0;
}
validate121.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.format === void 0 && (missing0 = "format") || data.system === void 0 && (missing0 = "system") || data.version === void 0 && (missing0 = "version") || data.id === void 0 && (missing0 = "id") || data.title === void 0 && (missing0 = "title"))
        return validate52.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema19.required, parentSchema: schema19, data }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func1.call(schema19.properties, key0)) {
            return validate52.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema19, data }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.$schema !== void 0) {
            let data0 = data.$schema, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (ucs2length(data0) > 200)
                  return validate52.errors = [{ instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/maxLength", keyword: "maxLength", params: { limit: 200 }, schema: 200, parentSchema: schema19.properties.$schema, data: data0 }], !1;
              } else
                return validate52.errors = [{ instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, schema: schema19.properties.$schema.type, parentSchema: schema19.properties.$schema, data: data0 }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.format !== void 0) {
              let data1 = data.format, _errs4 = errors;
              if (data1 !== "skirmish-pack")
                return validate52.errors = [{ instancePath: instancePath + "/format", schemaPath: "#/properties/format/const", keyword: "const", params: { allowedValue: "skirmish-pack" }, schema: "skirmish-pack", parentSchema: schema19.properties.format, data: data1 }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.system !== void 0) {
                let data2 = data.system, _errs5 = errors;
                if (data2 !== "deadzone")
                  return validate52.errors = [{ instancePath: instancePath + "/system", schemaPath: "#/properties/system/const", keyword: "const", params: { allowedValue: "deadzone" }, schema: "deadzone", parentSchema: schema19.properties.system, data: data2 }], !1;
                var valid0 = _errs5 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.version !== void 0) {
                  let data3 = data.version, _errs6 = errors;
                  if (data3 !== 1)
                    return validate52.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/const", keyword: "const", params: { allowedValue: 1 }, schema: 1, parentSchema: schema19.properties.version, data: data3 }], !1;
                  var valid0 = _errs6 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.id !== void 0) {
                    let _errs7 = errors;
                    validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
                    var valid0 = _errs7 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.title !== void 0) {
                      let _errs8 = errors;
                      validate55(data.title, { instancePath: instancePath + "/title", parentData: data, parentDataProperty: "title", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length);
                      var valid0 = _errs8 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.description !== void 0) {
                        let _errs9 = errors;
                        validate57(data.description, { instancePath: instancePath + "/description", parentData: data, parentDataProperty: "description", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length);
                        var valid0 = _errs9 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.author !== void 0) {
                          let data7 = data.author, _errs10 = errors;
                          if (errors === _errs10)
                            if (typeof data7 == "string") {
                              if (ucs2length(data7) > 80)
                                return validate52.errors = [{ instancePath: instancePath + "/author", schemaPath: "#/properties/author/maxLength", keyword: "maxLength", params: { limit: 80 }, schema: 80, parentSchema: schema19.properties.author, data: data7 }], !1;
                              if (ucs2length(data7) < 1)
                                return validate52.errors = [{ instancePath: instancePath + "/author", schemaPath: "#/properties/author/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema19.properties.author, data: data7 }], !1;
                            } else
                              return validate52.errors = [{ instancePath: instancePath + "/author", schemaPath: "#/properties/author/type", keyword: "type", params: { type: "string" }, schema: schema19.properties.author.type, parentSchema: schema19.properties.author, data: data7 }], !1;
                          var valid0 = _errs10 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.licence !== void 0) {
                            let data8 = data.licence, _errs12 = errors;
                            if (errors === _errs12)
                              if (typeof data8 == "string") {
                                if (ucs2length(data8) > 40)
                                  return validate52.errors = [{ instancePath: instancePath + "/licence", schemaPath: "#/properties/licence/maxLength", keyword: "maxLength", params: { limit: 40 }, schema: 40, parentSchema: schema19.properties.licence, data: data8 }], !1;
                                if (ucs2length(data8) < 1)
                                  return validate52.errors = [{ instancePath: instancePath + "/licence", schemaPath: "#/properties/licence/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema19.properties.licence, data: data8 }], !1;
                              } else
                                return validate52.errors = [{ instancePath: instancePath + "/licence", schemaPath: "#/properties/licence/type", keyword: "type", params: { type: "string" }, schema: schema19.properties.licence.type, parentSchema: schema19.properties.licence, data: data8 }], !1;
                            var valid0 = _errs12 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.faction !== void 0) {
                              let _errs14 = errors;
                              validate59(data.faction, { instancePath: instancePath + "/faction", parentData: data, parentDataProperty: "faction", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors), errors = vErrors.length);
                              var valid0 = _errs14 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.teams !== void 0) {
                                let data10 = data.teams, _errs15 = errors;
                                if (errors === _errs15)
                                  if (Array.isArray(data10)) {
                                    if (data10.length > 20)
                                      return validate52.errors = [{ instancePath: instancePath + "/teams", schemaPath: "#/properties/teams/maxItems", keyword: "maxItems", params: { limit: 20 }, schema: 20, parentSchema: schema19.properties.teams, data: data10 }], !1;
                                    {
                                      var valid1 = !0;
                                      let len0 = data10.length;
                                      for (let i0 = 0; i0 < len0; i0++) {
                                        let _errs17 = errors;
                                        validate113(data10[i0], { instancePath: instancePath + "/teams/" + i0, parentData: data10, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors), errors = vErrors.length);
                                        var valid1 = _errs17 === errors;
                                        if (!valid1)
                                          break;
                                      }
                                    }
                                  } else
                                    return validate52.errors = [{ instancePath: instancePath + "/teams", schemaPath: "#/properties/teams/type", keyword: "type", params: { type: "array" }, schema: schema19.properties.teams.type, parentSchema: schema19.properties.teams, data: data10 }], !1;
                                var valid0 = _errs15 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0)
                                if (data.missions !== void 0) {
                                  let data12 = data.missions, _errs18 = errors;
                                  if (errors === _errs18)
                                    if (Array.isArray(data12)) {
                                      if (data12.length > 20)
                                        return validate52.errors = [{ instancePath: instancePath + "/missions", schemaPath: "#/properties/missions/maxItems", keyword: "maxItems", params: { limit: 20 }, schema: 20, parentSchema: schema19.properties.missions, data: data12 }], !1;
                                      {
                                        var valid2 = !0;
                                        let len1 = data12.length;
                                        for (let i1 = 0; i1 < len1; i1++) {
                                          let _errs20 = errors;
                                          validate121(data12[i1], { instancePath: instancePath + "/missions/" + i1, parentData: data12, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors), errors = vErrors.length);
                                          var valid2 = _errs20 === errors;
                                          if (!valid2)
                                            break;
                                        }
                                      }
                                    } else
                                      return validate52.errors = [{ instancePath: instancePath + "/missions", schemaPath: "#/properties/missions/type", keyword: "type", params: { type: "array" }, schema: schema19.properties.missions.type, parentSchema: schema19.properties.missions, data: data12 }], !1;
                                  var valid0 = _errs18 === errors;
                                } else
                                  var valid0 = !0;
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate52.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema19.type, parentSchema: schema19, data }], !1;
  return validate52.errors = vErrors, errors === 0;
}
validate52.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
export {
  deadzone_pack_schema_default as default,
  validate
};
