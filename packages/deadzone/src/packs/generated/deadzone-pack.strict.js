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
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (ucs2length(data) > 40) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 40 }, schema: 40, parentSchema: schema20, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (ucs2length(data) < 1) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema20, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern3.test(data)) {
      let err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9-]*$" }, schema: "^[a-z][a-z0-9-]*$", parentSchema: schema20, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, schema: schema20.type, parentSchema: schema20, data };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate53.errors = vErrors, errors === 0;
}
validate53.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema21 = { type: "object", additionalProperties: !1, required: ["en", "fr"], properties: { en: { type: "string", minLength: 1, maxLength: 60 }, fr: { type: "string", minLength: 1, maxLength: 60 } } };
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.en === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "en" }, schema: schema21.required, parentSchema: schema21, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.fr === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fr" }, schema: schema21.required, parentSchema: schema21, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "en" || key0 === "fr")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema21, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.en !== void 0) {
      let data0 = data.en;
      if (typeof data0 == "string") {
        if (ucs2length(data0) > 60) {
          let err3 = { instancePath: instancePath + "/en", schemaPath: "#/properties/en/maxLength", keyword: "maxLength", params: { limit: 60 }, schema: 60, parentSchema: schema21.properties.en, data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (ucs2length(data0) < 1) {
          let err4 = { instancePath: instancePath + "/en", schemaPath: "#/properties/en/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema21.properties.en, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/en", schemaPath: "#/properties/en/type", keyword: "type", params: { type: "string" }, schema: schema21.properties.en.type, parentSchema: schema21.properties.en, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.fr !== void 0) {
      let data1 = data.fr;
      if (typeof data1 == "string") {
        if (ucs2length(data1) > 60) {
          let err6 = { instancePath: instancePath + "/fr", schemaPath: "#/properties/fr/maxLength", keyword: "maxLength", params: { limit: 60 }, schema: 60, parentSchema: schema21.properties.fr, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (ucs2length(data1) < 1) {
          let err7 = { instancePath: instancePath + "/fr", schemaPath: "#/properties/fr/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema21.properties.fr, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/fr", schemaPath: "#/properties/fr/type", keyword: "type", params: { type: "string" }, schema: schema21.properties.fr.type, parentSchema: schema21.properties.fr, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema21.type, parentSchema: schema21, data };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate55.errors = vErrors, errors === 0;
}
validate55.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema22 = { type: "object", additionalProperties: !1, required: ["en", "fr"], properties: { en: { type: "string", maxLength: 800 }, fr: { type: "string", maxLength: 800 } } };
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate57.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.en === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "en" }, schema: schema22.required, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.fr === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fr" }, schema: schema22.required, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "en" || key0 === "fr")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema22, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.en !== void 0) {
      let data0 = data.en;
      if (typeof data0 == "string") {
        if (ucs2length(data0) > 800) {
          let err3 = { instancePath: instancePath + "/en", schemaPath: "#/properties/en/maxLength", keyword: "maxLength", params: { limit: 800 }, schema: 800, parentSchema: schema22.properties.en, data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/en", schemaPath: "#/properties/en/type", keyword: "type", params: { type: "string" }, schema: schema22.properties.en.type, parentSchema: schema22.properties.en, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.fr !== void 0) {
      let data1 = data.fr;
      if (typeof data1 == "string") {
        if (ucs2length(data1) > 800) {
          let err5 = { instancePath: instancePath + "/fr", schemaPath: "#/properties/fr/maxLength", keyword: "maxLength", params: { limit: 800 }, schema: 800, parentSchema: schema22.properties.fr, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/fr", schemaPath: "#/properties/fr/type", keyword: "type", params: { type: "string" }, schema: schema22.properties.fr.type, parentSchema: schema22.properties.fr, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema22.type, parentSchema: schema22, data };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate57.errors = vErrors, errors === 0;
}
validate57.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema23 = { type: "object", additionalProperties: !1, required: ["id", "name", "text", "profiles", "weapons", "items"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, text: { $ref: "#/$defs/text" }, abilities: { description: "Abilities that the book does not have: a companion module says what they do.", type: "array", maxItems: 12, items: { type: "object", additionalProperties: !1, required: ["id", "name", "text"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, text: { $ref: "#/$defs/text" } } } }, profiles: { type: "array", minItems: 1, maxItems: 60, items: { $ref: "#/$defs/profile" } }, weapons: { type: "array", maxItems: 80, items: { $ref: "#/$defs/weapon" } }, items: { type: "array", maxItems: 20, items: { $ref: "#/$defs/offer" } }, campaign: { description: "The tables for campaigns that profiles name. They have no rules here.", type: "array", maxItems: 4, items: { type: "object", additionalProperties: !1, required: ["table", "profiles"], properties: { table: { enum: ["command", "melee", "ranged", "specialist"] }, profiles: { type: "array", minItems: 1, maxItems: 60, items: { $ref: "#/$defs/id" } } } } } } }, schema24 = { type: "object", additionalProperties: !1, required: ["id", "name", "type", "points", "vp", "speed", "shoot", "fight", "survive", "armour", "size", "abilities", "equipment", "weapons", "options"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, type: { enum: ["leader", "troop", "specialist", "character", "vehicle"] }, points: { $ref: "#/$defs/points" }, vp: { $ref: "#/$defs/vp" }, speed: { description: "Cubes of a Move and of a Sprint; null cannot move.", if: { type: "null" }, then: !0, else: { type: "object", additionalProperties: !1, required: ["move", "sprint"], properties: { move: { type: "integer", minimum: 0, maximum: 8 }, sprint: { type: "integer", minimum: 0, maximum: 8 } } } }, shoot: { $ref: "#/$defs/characteristic" }, fight: { $ref: "#/$defs/characteristic" }, survive: { $ref: "#/$defs/characteristic" }, armour: { type: "integer", minimum: 0, maximum: 6 }, size: { type: "integer", minimum: 1, maximum: 4 }, abilities: { $ref: "#/$defs/abilities" }, equipment: { type: "array", maxItems: 4, items: { $ref: "#/$defs/item" } }, weapons: { type: "array", maxItems: 6, items: { $ref: "#/$defs/id" } }, options: { $ref: "#/$defs/kinds" }, hardpoints: { type: "object", additionalProperties: !1, required: ["count", "options"], properties: { count: { type: "integer", minimum: 1, maximum: 6 }, options: { $ref: "#/$defs/kinds" } } }, recon: { description: "Leaders only: 4 means 4 or more.", type: "integer", minimum: 2, maximum: 8 }, special: { description: "Leaders only: what the Special face does.", enum: ["bastion", "stalwart", "target-acquisition", "mobile-infantry", "too-stubborn-to-die", "strike-it-lucky", "starforged-armour"] }, doubts: { $ref: "#/$defs/doubts" } } }, schema25 = { type: "integer", minimum: 0, maximum: 500 };
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate69.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, schema: schema25.type, parentSchema: schema25, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data > 500 || isNaN(data)) {
      let err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 500 }, schema: 500, parentSchema: schema25, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data < 0 || isNaN(data)) {
      let err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema25, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  }
  return validate69.errors = vErrors, errors === 0;
}
validate69.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema26 = { type: "integer", minimum: 0, maximum: 20 };
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate71.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, schema: schema26.type, parentSchema: schema26, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data > 20 || isNaN(data)) {
      let err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, schema: 20, parentSchema: schema26, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data < 0 || isNaN(data)) {
      let err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema26, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  }
  return validate71.errors = vErrors, errors === 0;
}
validate71.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema27 = { description: "4 means 4 or more; null means that it cannot.", enum: [2, 3, 4, 5, 6, 7, 8, null] };
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate73.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data === 2 || data === 3 || data === 4 || data === 5 || data === 6 || data === 7 || data === 8 || data === null)) {
    let err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema27.enum }, schema: schema27.enum, parentSchema: schema27, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate73.errors = vErrors, errors === 0;
}
validate73.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema28 = { type: "array", maxItems: 12, items: { $ref: "#/$defs/ability" } }, schema29 = { description: 'An ability by its id, with the number in brackets where it has one: Frag (3) is { "id": "frag", "n": 3 }.', type: "object", additionalProperties: !1, required: ["id"], properties: { id: { $ref: "#/$defs/id" }, n: { type: "integer", minimum: 1, maximum: 9 } } };
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate78.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, schema: schema29.required, parentSchema: schema29, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "n")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema29, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.id !== void 0 && (validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.n !== void 0) {
      let data1 = data.n;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err2 = { instancePath: instancePath + "/n", schemaPath: "#/properties/n/type", keyword: "type", params: { type: "integer" }, schema: schema29.properties.n.type, parentSchema: schema29.properties.n, data: data1 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9 || isNaN(data1)) {
          let err3 = { instancePath: instancePath + "/n", schemaPath: "#/properties/n/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9 }, schema: 9, parentSchema: schema29.properties.n, data: data1 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err4 = { instancePath: instancePath + "/n", schemaPath: "#/properties/n/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema29.properties.n, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema29.type, parentSchema: schema29, data };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate78.errors = vErrors, errors === 0;
}
validate78.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate77.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), Array.isArray(data)) {
    if (data.length > 12) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 12 }, schema: 12, parentSchema: schema28, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate78(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors), errors = vErrors.length);
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, schema: schema28.type, parentSchema: schema28, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate77.errors = vErrors, errors === 0;
}
validate77.evaluated = { items: !0, dynamicProps: !1, dynamicItems: !1 };
var schema30 = { enum: ["ammo", "ap-ammo", "booby-trap", "defender-shield", "energy-shield", "frag-grenade", "holo-sight", "intel", "jump-pack", "medi-pack", "scout-bike", "sentry-gun", "smoke-grenade", "stun-grenade", "thermal-mines"] };
function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate82.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data === "ammo" || data === "ap-ammo" || data === "booby-trap" || data === "defender-shield" || data === "energy-shield" || data === "frag-grenade" || data === "holo-sight" || data === "intel" || data === "jump-pack" || data === "medi-pack" || data === "scout-bike" || data === "sentry-gun" || data === "smoke-grenade" || data === "stun-grenade" || data === "thermal-mines")) {
    let err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema30.enum }, schema: schema30.enum, parentSchema: schema30, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate82.errors = vErrors, errors === 0;
}
validate82.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema31 = { type: "array", maxItems: 8, items: { $ref: "#/$defs/kind" } }, schema32 = { description: "A category of weapons with its sub-categories.", type: "object", additionalProperties: !1, required: ["category", "sub"], properties: { category: { enum: ["small-arms", "light", "heavy", "recon", "walker", "bike", "leader"] }, sub: { description: 'A list, empty for a category without any, or "all".', if: { type: "string" }, then: { const: "all" }, else: { type: "array", maxItems: 6, items: { enum: ["assault", "automatic", "explosive", "sniper", "melee", "lance"] } } } } };
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate86.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.category === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "category" }, schema: schema32.required, parentSchema: schema32, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.sub === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sub" }, schema: schema32.required, parentSchema: schema32, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "category" || key0 === "sub")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema32, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.category !== void 0) {
      let data0 = data.category;
      if (!(data0 === "small-arms" || data0 === "light" || data0 === "heavy" || data0 === "recon" || data0 === "walker" || data0 === "bike" || data0 === "leader")) {
        let err3 = { instancePath: instancePath + "/category", schemaPath: "#/properties/category/enum", keyword: "enum", params: { allowedValues: schema32.properties.category.enum }, schema: schema32.properties.category.enum, parentSchema: schema32.properties.category, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.sub !== void 0) {
      let data1 = data.sub, _errs4 = errors, valid1 = !0, _errs5 = errors;
      if (typeof data1 != "string") {
        let err4 = {};
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      var _valid0 = _errs5 === errors;
      errors = _errs4, vErrors !== null && (_errs4 ? vErrors.length = _errs4 : vErrors = null);
      let ifClause0;
      if (_valid0) {
        let _errs7 = errors;
        if (data1 !== "all") {
          let err5 = { instancePath: instancePath + "/sub", schemaPath: "#/properties/sub/then/const", keyword: "const", params: { allowedValue: "all" }, schema: "all", parentSchema: schema32.properties.sub.then, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        var _valid0 = _errs7 === errors;
        valid1 = _valid0, ifClause0 = "then";
      } else {
        let _errs8 = errors;
        if (Array.isArray(data1)) {
          if (data1.length > 6) {
            let err6 = { instancePath: instancePath + "/sub", schemaPath: "#/properties/sub/else/maxItems", keyword: "maxItems", params: { limit: 6 }, schema: 6, parentSchema: schema32.properties.sub.else, data: data1 };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
          let len0 = data1.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data2 = data1[i0];
            if (!(data2 === "assault" || data2 === "automatic" || data2 === "explosive" || data2 === "sniper" || data2 === "melee" || data2 === "lance")) {
              let err7 = { instancePath: instancePath + "/sub/" + i0, schemaPath: "#/properties/sub/else/items/enum", keyword: "enum", params: { allowedValues: schema32.properties.sub.else.items.enum }, schema: schema32.properties.sub.else.items.enum, parentSchema: schema32.properties.sub.else.items, data: data2 };
              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
          }
        } else {
          let err8 = { instancePath: instancePath + "/sub", schemaPath: "#/properties/sub/else/type", keyword: "type", params: { type: "array" }, schema: schema32.properties.sub.else.type, parentSchema: schema32.properties.sub.else, data: data1 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        var _valid0 = _errs8 === errors;
        valid1 = _valid0, ifClause0 = "else";
      }
      if (!valid1) {
        let err9 = { instancePath: instancePath + "/sub", schemaPath: "#/properties/sub/if", keyword: "if", params: { failingKeyword: ifClause0 }, schema: schema32.properties.sub.if, parentSchema: schema32.properties.sub, data: data1 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema32.type, parentSchema: schema32, data };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate86.errors = vErrors, errors === 0;
}
validate86.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate85(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate85.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), Array.isArray(data)) {
    if (data.length > 8) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 8 }, schema: 8, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate86(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors), errors = vErrors.length);
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, schema: schema31.type, parentSchema: schema31, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate85.errors = vErrors, errors === 0;
}
validate85.evaluated = { items: !0, dynamicProps: !1, dynamicItems: !1 };
var schema33 = { description: "Fields whose source was not certain.", type: "object", maxProperties: 12, additionalProperties: { enum: ["medium", "low"] } };
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate90.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length > 12) {
      let err0 = { instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 12 }, schema: 12, parentSchema: schema33, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data) {
      let data0 = data[key0];
      if (!(data0 === "medium" || data0 === "low")) {
        let err1 = { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/enum", keyword: "enum", params: { allowedValues: schema33.additionalProperties.enum }, schema: schema33.additionalProperties.enum, parentSchema: schema33.additionalProperties, data: data0 };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema33.type, parentSchema: schema33, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate90.errors = vErrors, errors === 0;
}
validate90.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate66.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.type === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.points === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "points" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.vp === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "vp" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.speed === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "speed" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.shoot === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "shoot" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.fight === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fight" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.survive === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "survive" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.armour === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "armour" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.size === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "size" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.abilities === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "abilities" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.equipment === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "equipment" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.weapons === void 0) {
      let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "weapons" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.options === void 0) {
      let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "options" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema24.properties, key0)) {
        let err15 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema24, data };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    if (data.id !== void 0 && (validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.name !== void 0 && (validate55(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.type !== void 0) {
      let data2 = data.type;
      if (!(data2 === "leader" || data2 === "troop" || data2 === "specialist" || data2 === "character" || data2 === "vehicle")) {
        let err16 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema24.properties.type.enum }, schema: schema24.properties.type.enum, parentSchema: schema24.properties.type, data: data2 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.points !== void 0 && (validate69(data.points, { instancePath: instancePath + "/points", parentData: data, parentDataProperty: "points", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors), errors = vErrors.length)), data.vp !== void 0 && (validate71(data.vp, { instancePath: instancePath + "/vp", parentData: data, parentDataProperty: "vp", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors), errors = vErrors.length)), data.speed !== void 0) {
      let data5 = data.speed, _errs8 = errors, valid1 = !0, _errs9 = errors;
      if (data5 !== null) {
        let err17 = {};
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      var _valid0 = _errs9 === errors;
      if (errors = _errs8, vErrors !== null && (_errs8 ? vErrors.length = _errs8 : vErrors = null), !_valid0) {
        let _errs11 = errors;
        if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
          if (data5.move === void 0) {
            let err18 = { instancePath: instancePath + "/speed", schemaPath: "#/properties/speed/else/required", keyword: "required", params: { missingProperty: "move" }, schema: schema24.properties.speed.else.required, parentSchema: schema24.properties.speed.else, data: data5 };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
          if (data5.sprint === void 0) {
            let err19 = { instancePath: instancePath + "/speed", schemaPath: "#/properties/speed/else/required", keyword: "required", params: { missingProperty: "sprint" }, schema: schema24.properties.speed.else.required, parentSchema: schema24.properties.speed.else, data: data5 };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
          for (let key1 in data5)
            if (!(key1 === "move" || key1 === "sprint")) {
              let err20 = { instancePath: instancePath + "/speed", schemaPath: "#/properties/speed/else/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, schema: !1, parentSchema: schema24.properties.speed.else, data: data5 };
              vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
            }
          if (data5.move !== void 0) {
            let data6 = data5.move;
            if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
              let err21 = { instancePath: instancePath + "/speed/move", schemaPath: "#/properties/speed/else/properties/move/type", keyword: "type", params: { type: "integer" }, schema: schema24.properties.speed.else.properties.move.type, parentSchema: schema24.properties.speed.else.properties.move, data: data6 };
              vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
            }
            if (typeof data6 == "number" && isFinite(data6)) {
              if (data6 > 8 || isNaN(data6)) {
                let err22 = { instancePath: instancePath + "/speed/move", schemaPath: "#/properties/speed/else/properties/move/maximum", keyword: "maximum", params: { comparison: "<=", limit: 8 }, schema: 8, parentSchema: schema24.properties.speed.else.properties.move, data: data6 };
                vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
              }
              if (data6 < 0 || isNaN(data6)) {
                let err23 = { instancePath: instancePath + "/speed/move", schemaPath: "#/properties/speed/else/properties/move/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema24.properties.speed.else.properties.move, data: data6 };
                vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
              }
            }
          }
          if (data5.sprint !== void 0) {
            let data7 = data5.sprint;
            if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
              let err24 = { instancePath: instancePath + "/speed/sprint", schemaPath: "#/properties/speed/else/properties/sprint/type", keyword: "type", params: { type: "integer" }, schema: schema24.properties.speed.else.properties.sprint.type, parentSchema: schema24.properties.speed.else.properties.sprint, data: data7 };
              vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
            }
            if (typeof data7 == "number" && isFinite(data7)) {
              if (data7 > 8 || isNaN(data7)) {
                let err25 = { instancePath: instancePath + "/speed/sprint", schemaPath: "#/properties/speed/else/properties/sprint/maximum", keyword: "maximum", params: { comparison: "<=", limit: 8 }, schema: 8, parentSchema: schema24.properties.speed.else.properties.sprint, data: data7 };
                vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
              }
              if (data7 < 0 || isNaN(data7)) {
                let err26 = { instancePath: instancePath + "/speed/sprint", schemaPath: "#/properties/speed/else/properties/sprint/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema24.properties.speed.else.properties.sprint, data: data7 };
                vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
              }
            }
          }
        } else {
          let err27 = { instancePath: instancePath + "/speed", schemaPath: "#/properties/speed/else/type", keyword: "type", params: { type: "object" }, schema: schema24.properties.speed.else.type, parentSchema: schema24.properties.speed.else, data: data5 };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
        var _valid0 = _errs11 === errors;
        valid1 = _valid0;
      }
      if (!valid1) {
        let err28 = { instancePath: instancePath + "/speed", schemaPath: "#/properties/speed/if", keyword: "if", params: { failingKeyword: "else" }, schema: schema24.properties.speed.if, parentSchema: schema24.properties.speed, data: data5 };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.shoot !== void 0 && (validate73(data.shoot, { instancePath: instancePath + "/shoot", parentData: data, parentDataProperty: "shoot", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors), errors = vErrors.length)), data.fight !== void 0 && (validate73(data.fight, { instancePath: instancePath + "/fight", parentData: data, parentDataProperty: "fight", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors), errors = vErrors.length)), data.survive !== void 0 && (validate73(data.survive, { instancePath: instancePath + "/survive", parentData: data, parentDataProperty: "survive", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors), errors = vErrors.length)), data.armour !== void 0) {
      let data11 = data.armour;
      if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
        let err29 = { instancePath: instancePath + "/armour", schemaPath: "#/properties/armour/type", keyword: "type", params: { type: "integer" }, schema: schema24.properties.armour.type, parentSchema: schema24.properties.armour, data: data11 };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
      if (typeof data11 == "number" && isFinite(data11)) {
        if (data11 > 6 || isNaN(data11)) {
          let err30 = { instancePath: instancePath + "/armour", schemaPath: "#/properties/armour/maximum", keyword: "maximum", params: { comparison: "<=", limit: 6 }, schema: 6, parentSchema: schema24.properties.armour, data: data11 };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
        if (data11 < 0 || isNaN(data11)) {
          let err31 = { instancePath: instancePath + "/armour", schemaPath: "#/properties/armour/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema24.properties.armour, data: data11 };
          vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
        }
      }
    }
    if (data.size !== void 0) {
      let data12 = data.size;
      if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
        let err32 = { instancePath: instancePath + "/size", schemaPath: "#/properties/size/type", keyword: "type", params: { type: "integer" }, schema: schema24.properties.size.type, parentSchema: schema24.properties.size, data: data12 };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
      if (typeof data12 == "number" && isFinite(data12)) {
        if (data12 > 4 || isNaN(data12)) {
          let err33 = { instancePath: instancePath + "/size", schemaPath: "#/properties/size/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4 }, schema: 4, parentSchema: schema24.properties.size, data: data12 };
          vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
        if (data12 < 1 || isNaN(data12)) {
          let err34 = { instancePath: instancePath + "/size", schemaPath: "#/properties/size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema24.properties.size, data: data12 };
          vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
        }
      }
    }
    if (data.abilities !== void 0 && (validate77(data.abilities, { instancePath: instancePath + "/abilities", parentData: data, parentDataProperty: "abilities", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors), errors = vErrors.length)), data.equipment !== void 0) {
      let data14 = data.equipment;
      if (Array.isArray(data14)) {
        if (data14.length > 4) {
          let err35 = { instancePath: instancePath + "/equipment", schemaPath: "#/properties/equipment/maxItems", keyword: "maxItems", params: { limit: 4 }, schema: 4, parentSchema: schema24.properties.equipment, data: data14 };
          vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
        }
        let len0 = data14.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate82(data14[i0], { instancePath: instancePath + "/equipment/" + i0, parentData: data14, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors), errors = vErrors.length);
      } else {
        let err36 = { instancePath: instancePath + "/equipment", schemaPath: "#/properties/equipment/type", keyword: "type", params: { type: "array" }, schema: schema24.properties.equipment.type, parentSchema: schema24.properties.equipment, data: data14 };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
    }
    if (data.weapons !== void 0) {
      let data16 = data.weapons;
      if (Array.isArray(data16)) {
        if (data16.length > 6) {
          let err37 = { instancePath: instancePath + "/weapons", schemaPath: "#/properties/weapons/maxItems", keyword: "maxItems", params: { limit: 6 }, schema: 6, parentSchema: schema24.properties.weapons, data: data16 };
          vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
        }
        let len1 = data16.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate53(data16[i1], { instancePath: instancePath + "/weapons/" + i1, parentData: data16, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
      } else {
        let err38 = { instancePath: instancePath + "/weapons", schemaPath: "#/properties/weapons/type", keyword: "type", params: { type: "array" }, schema: schema24.properties.weapons.type, parentSchema: schema24.properties.weapons, data: data16 };
        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
      }
    }
    if (data.options !== void 0 && (validate85(data.options, { instancePath: instancePath + "/options", parentData: data, parentDataProperty: "options", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length)), data.hardpoints !== void 0) {
      let data19 = data.hardpoints;
      if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
        if (data19.count === void 0) {
          let err39 = { instancePath: instancePath + "/hardpoints", schemaPath: "#/properties/hardpoints/required", keyword: "required", params: { missingProperty: "count" }, schema: schema24.properties.hardpoints.required, parentSchema: schema24.properties.hardpoints, data: data19 };
          vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
        }
        if (data19.options === void 0) {
          let err40 = { instancePath: instancePath + "/hardpoints", schemaPath: "#/properties/hardpoints/required", keyword: "required", params: { missingProperty: "options" }, schema: schema24.properties.hardpoints.required, parentSchema: schema24.properties.hardpoints, data: data19 };
          vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
        }
        for (let key2 in data19)
          if (!(key2 === "count" || key2 === "options")) {
            let err41 = { instancePath: instancePath + "/hardpoints", schemaPath: "#/properties/hardpoints/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, schema: !1, parentSchema: schema24.properties.hardpoints, data: data19 };
            vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
          }
        if (data19.count !== void 0) {
          let data20 = data19.count;
          if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20) && isFinite(data20))) {
            let err42 = { instancePath: instancePath + "/hardpoints/count", schemaPath: "#/properties/hardpoints/properties/count/type", keyword: "type", params: { type: "integer" }, schema: schema24.properties.hardpoints.properties.count.type, parentSchema: schema24.properties.hardpoints.properties.count, data: data20 };
            vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
          }
          if (typeof data20 == "number" && isFinite(data20)) {
            if (data20 > 6 || isNaN(data20)) {
              let err43 = { instancePath: instancePath + "/hardpoints/count", schemaPath: "#/properties/hardpoints/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 6 }, schema: 6, parentSchema: schema24.properties.hardpoints.properties.count, data: data20 };
              vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
            }
            if (data20 < 1 || isNaN(data20)) {
              let err44 = { instancePath: instancePath + "/hardpoints/count", schemaPath: "#/properties/hardpoints/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema24.properties.hardpoints.properties.count, data: data20 };
              vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
            }
          }
        }
        data19.options !== void 0 && (validate85(data19.options, { instancePath: instancePath + "/hardpoints/options", parentData: data19, parentDataProperty: "options", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length));
      } else {
        let err45 = { instancePath: instancePath + "/hardpoints", schemaPath: "#/properties/hardpoints/type", keyword: "type", params: { type: "object" }, schema: schema24.properties.hardpoints.type, parentSchema: schema24.properties.hardpoints, data: data19 };
        vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
      }
    }
    if (data.recon !== void 0) {
      let data22 = data.recon;
      if (!(typeof data22 == "number" && !(data22 % 1) && !isNaN(data22) && isFinite(data22))) {
        let err46 = { instancePath: instancePath + "/recon", schemaPath: "#/properties/recon/type", keyword: "type", params: { type: "integer" }, schema: schema24.properties.recon.type, parentSchema: schema24.properties.recon, data: data22 };
        vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
      }
      if (typeof data22 == "number" && isFinite(data22)) {
        if (data22 > 8 || isNaN(data22)) {
          let err47 = { instancePath: instancePath + "/recon", schemaPath: "#/properties/recon/maximum", keyword: "maximum", params: { comparison: "<=", limit: 8 }, schema: 8, parentSchema: schema24.properties.recon, data: data22 };
          vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
        }
        if (data22 < 2 || isNaN(data22)) {
          let err48 = { instancePath: instancePath + "/recon", schemaPath: "#/properties/recon/minimum", keyword: "minimum", params: { comparison: ">=", limit: 2 }, schema: 2, parentSchema: schema24.properties.recon, data: data22 };
          vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
        }
      }
    }
    if (data.special !== void 0) {
      let data23 = data.special;
      if (!(data23 === "bastion" || data23 === "stalwart" || data23 === "target-acquisition" || data23 === "mobile-infantry" || data23 === "too-stubborn-to-die" || data23 === "strike-it-lucky" || data23 === "starforged-armour")) {
        let err49 = { instancePath: instancePath + "/special", schemaPath: "#/properties/special/enum", keyword: "enum", params: { allowedValues: schema24.properties.special.enum }, schema: schema24.properties.special.enum, parentSchema: schema24.properties.special, data: data23 };
        vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
      }
    }
    data.doubts !== void 0 && (validate90(data.doubts, { instancePath: instancePath + "/doubts", parentData: data, parentDataProperty: "doubts", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors), errors = vErrors.length));
  } else {
    let err50 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema24.type, parentSchema: schema24, data };
    vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
  }
  return validate66.errors = vErrors, errors === 0;
}
validate66.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema34 = { type: "object", additionalProperties: !1, required: ["id", "name", "points", "vp", "kinds", "adds", "hardpoints", "modes"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, points: { description: "null cannot be bought.", if: { type: "null" }, then: !0, else: { $ref: "#/$defs/points" } }, vp: { $ref: "#/$defs/vp" }, kinds: { $ref: "#/$defs/kinds" }, adds: { description: "Marked * in a list: comes beside other weapons instead of taking a place.", type: "boolean" }, hardpoints: { description: "How many hardpoints it takes; 0 for what is carried by hand.", type: "integer", minimum: 0, maximum: 4 }, modes: { type: "array", minItems: 1, maxItems: 4, items: { $ref: "#/$defs/mode" } }, doubts: { $ref: "#/$defs/doubts" } } }, schema35 = { type: "object", additionalProperties: !1, required: ["id", "name", "range", "ap", "abilities"], properties: { id: { $ref: "#/$defs/modeId" }, name: { $ref: "#/$defs/name" }, range: { description: "In cubes, or melee for what is used in a Fight.", enum: ["melee", 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24] }, ap: { type: "integer", minimum: 0, maximum: 9 }, abilities: { $ref: "#/$defs/abilities" } } }, schema36 = { type: "string", minLength: 1, maxLength: 60, pattern: "^[a-z][a-z0-9-]*(\\.[a-z][a-z0-9-]*)?$", description: "The id of the weapon, or that id, a full stop and the id of one way to use it, such as claw.flamer.", descriptionFr: "L’identifiant de l’arme, ou cet identifiant, un point et celui d’une façon de l’employer, comme claw.flamer." }, pattern4 = new RegExp("^[a-z][a-z0-9-]*(\\.[a-z][a-z0-9-]*)?$", "u");
function validate100(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate100.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (ucs2length(data) > 60) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 60 }, schema: 60, parentSchema: schema36, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (ucs2length(data) < 1) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema36, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern4.test(data)) {
      let err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9-]*(\\.[a-z][a-z0-9-]*)?$" }, schema: "^[a-z][a-z0-9-]*(\\.[a-z][a-z0-9-]*)?$", parentSchema: schema36, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, schema: schema36.type, parentSchema: schema36, data };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate100.errors = vErrors, errors === 0;
}
validate100.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate99.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, schema: schema35.required, parentSchema: schema35, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, schema: schema35.required, parentSchema: schema35, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.range === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "range" }, schema: schema35.required, parentSchema: schema35, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.ap === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ap" }, schema: schema35.required, parentSchema: schema35, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.abilities === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "abilities" }, schema: schema35.required, parentSchema: schema35, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "name" || key0 === "range" || key0 === "ap" || key0 === "abilities")) {
        let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema35, data };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.id !== void 0 && (validate100(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors), errors = vErrors.length)), data.name !== void 0 && (validate55(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.range !== void 0) {
      let data2 = data.range;
      if (!(data2 === "melee" || data2 === 1 || data2 === 2 || data2 === 3 || data2 === 4 || data2 === 5 || data2 === 6 || data2 === 7 || data2 === 8 || data2 === 9 || data2 === 10 || data2 === 11 || data2 === 12 || data2 === 13 || data2 === 14 || data2 === 15 || data2 === 16 || data2 === 17 || data2 === 18 || data2 === 19 || data2 === 20 || data2 === 21 || data2 === 22 || data2 === 23 || data2 === 24)) {
        let err6 = { instancePath: instancePath + "/range", schemaPath: "#/properties/range/enum", keyword: "enum", params: { allowedValues: schema35.properties.range.enum }, schema: schema35.properties.range.enum, parentSchema: schema35.properties.range, data: data2 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.ap !== void 0) {
      let data3 = data.ap;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err7 = { instancePath: instancePath + "/ap", schemaPath: "#/properties/ap/type", keyword: "type", params: { type: "integer" }, schema: schema35.properties.ap.type, parentSchema: schema35.properties.ap, data: data3 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 9 || isNaN(data3)) {
          let err8 = { instancePath: instancePath + "/ap", schemaPath: "#/properties/ap/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9 }, schema: 9, parentSchema: schema35.properties.ap, data: data3 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          let err9 = { instancePath: instancePath + "/ap", schemaPath: "#/properties/ap/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema35.properties.ap, data: data3 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    }
    data.abilities !== void 0 && (validate77(data.abilities, { instancePath: instancePath + "/abilities", parentData: data, parentDataProperty: "abilities", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors), errors = vErrors.length));
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema35.type, parentSchema: schema35, data };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate99.errors = vErrors, errors === 0;
}
validate99.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate93.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, schema: schema34.required, parentSchema: schema34, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, schema: schema34.required, parentSchema: schema34, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.points === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "points" }, schema: schema34.required, parentSchema: schema34, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.vp === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "vp" }, schema: schema34.required, parentSchema: schema34, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.kinds === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kinds" }, schema: schema34.required, parentSchema: schema34, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.adds === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "adds" }, schema: schema34.required, parentSchema: schema34, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.hardpoints === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hardpoints" }, schema: schema34.required, parentSchema: schema34, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.modes === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "modes" }, schema: schema34.required, parentSchema: schema34, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema34.properties, key0)) {
        let err8 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema34, data };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    if (data.id !== void 0 && (validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.name !== void 0 && (validate55(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.points !== void 0) {
      let data2 = data.points, _errs5 = errors, valid1 = !0, _errs6 = errors;
      if (data2 !== null) {
        let err9 = {};
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      var _valid0 = _errs6 === errors;
      if (errors = _errs5, vErrors !== null && (_errs5 ? vErrors.length = _errs5 : vErrors = null), !_valid0) {
        let _errs8 = errors;
        validate69(data2, { instancePath: instancePath + "/points", parentData: data, parentDataProperty: "points", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors), errors = vErrors.length);
        var _valid0 = _errs8 === errors;
        valid1 = _valid0;
      }
      if (!valid1) {
        let err10 = { instancePath: instancePath + "/points", schemaPath: "#/properties/points/if", keyword: "if", params: { failingKeyword: "else" }, schema: schema34.properties.points.if, parentSchema: schema34.properties.points, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.vp !== void 0 && (validate71(data.vp, { instancePath: instancePath + "/vp", parentData: data, parentDataProperty: "vp", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors), errors = vErrors.length)), data.kinds !== void 0 && (validate85(data.kinds, { instancePath: instancePath + "/kinds", parentData: data, parentDataProperty: "kinds", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length)), data.adds !== void 0) {
      let data5 = data.adds;
      if (typeof data5 != "boolean") {
        let err11 = { instancePath: instancePath + "/adds", schemaPath: "#/properties/adds/type", keyword: "type", params: { type: "boolean" }, schema: schema34.properties.adds.type, parentSchema: schema34.properties.adds, data: data5 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.hardpoints !== void 0) {
      let data6 = data.hardpoints;
      if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
        let err12 = { instancePath: instancePath + "/hardpoints", schemaPath: "#/properties/hardpoints/type", keyword: "type", params: { type: "integer" }, schema: schema34.properties.hardpoints.type, parentSchema: schema34.properties.hardpoints, data: data6 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 4 || isNaN(data6)) {
          let err13 = { instancePath: instancePath + "/hardpoints", schemaPath: "#/properties/hardpoints/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4 }, schema: 4, parentSchema: schema34.properties.hardpoints, data: data6 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (data6 < 0 || isNaN(data6)) {
          let err14 = { instancePath: instancePath + "/hardpoints", schemaPath: "#/properties/hardpoints/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema34.properties.hardpoints, data: data6 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      }
    }
    if (data.modes !== void 0) {
      let data7 = data.modes;
      if (Array.isArray(data7)) {
        if (data7.length > 4) {
          let err15 = { instancePath: instancePath + "/modes", schemaPath: "#/properties/modes/maxItems", keyword: "maxItems", params: { limit: 4 }, schema: 4, parentSchema: schema34.properties.modes, data: data7 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (data7.length < 1) {
          let err16 = { instancePath: instancePath + "/modes", schemaPath: "#/properties/modes/minItems", keyword: "minItems", params: { limit: 1 }, schema: 1, parentSchema: schema34.properties.modes, data: data7 };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        let len0 = data7.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate99(data7[i0], { instancePath: instancePath + "/modes/" + i0, parentData: data7, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors), errors = vErrors.length);
      } else {
        let err17 = { instancePath: instancePath + "/modes", schemaPath: "#/properties/modes/type", keyword: "type", params: { type: "array" }, schema: schema34.properties.modes.type, parentSchema: schema34.properties.modes, data: data7 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    data.doubts !== void 0 && (validate90(data.doubts, { instancePath: instancePath + "/doubts", parentData: data, parentDataProperty: "doubts", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors), errors = vErrors.length));
  } else {
    let err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema34.type, parentSchema: schema34, data };
    vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
  }
  return validate93.errors = vErrors, errors === 0;
}
validate93.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema37 = { type: "object", additionalProperties: !1, required: ["item", "points", "rarity"], properties: { item: { $ref: "#/$defs/item" }, points: { $ref: "#/$defs/points" }, rarity: { enum: ["common", "rare", "unique"] } } };
function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate107.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.item === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "item" }, schema: schema37.required, parentSchema: schema37, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.points === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "points" }, schema: schema37.required, parentSchema: schema37, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.rarity === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rarity" }, schema: schema37.required, parentSchema: schema37, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "item" || key0 === "points" || key0 === "rarity")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema37, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.item !== void 0 && (validate82(data.item, { instancePath: instancePath + "/item", parentData: data, parentDataProperty: "item", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors), errors = vErrors.length)), data.points !== void 0 && (validate69(data.points, { instancePath: instancePath + "/points", parentData: data, parentDataProperty: "points", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors), errors = vErrors.length)), data.rarity !== void 0) {
      let data2 = data.rarity;
      if (!(data2 === "common" || data2 === "rare" || data2 === "unique")) {
        let err4 = { instancePath: instancePath + "/rarity", schemaPath: "#/properties/rarity/enum", keyword: "enum", params: { allowedValues: schema37.properties.rarity.enum }, schema: schema37.properties.rarity.enum, parentSchema: schema37.properties.rarity, data: data2 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema37.type, parentSchema: schema37, data };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate107.errors = vErrors, errors === 0;
}
validate107.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate59.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, schema: schema23.required, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, schema: schema23.required, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.text === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "text" }, schema: schema23.required, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.profiles === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "profiles" }, schema: schema23.required, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.weapons === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "weapons" }, schema: schema23.required, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.items === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" }, schema: schema23.required, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "name" || key0 === "text" || key0 === "abilities" || key0 === "profiles" || key0 === "weapons" || key0 === "items" || key0 === "campaign")) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema23, data };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    if (data.id !== void 0 && (validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.name !== void 0 && (validate55(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.text !== void 0 && (validate57(data.text, { instancePath: instancePath + "/text", parentData: data, parentDataProperty: "text", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length)), data.abilities !== void 0) {
      let data3 = data.abilities;
      if (Array.isArray(data3)) {
        if (data3.length > 12) {
          let err7 = { instancePath: instancePath + "/abilities", schemaPath: "#/properties/abilities/maxItems", keyword: "maxItems", params: { limit: 12 }, schema: 12, parentSchema: schema23.properties.abilities, data: data3 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
            if (data4.id === void 0) {
              let err8 = { instancePath: instancePath + "/abilities/" + i0, schemaPath: "#/properties/abilities/items/required", keyword: "required", params: { missingProperty: "id" }, schema: schema23.properties.abilities.items.required, parentSchema: schema23.properties.abilities.items, data: data4 };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
            if (data4.name === void 0) {
              let err9 = { instancePath: instancePath + "/abilities/" + i0, schemaPath: "#/properties/abilities/items/required", keyword: "required", params: { missingProperty: "name" }, schema: schema23.properties.abilities.items.required, parentSchema: schema23.properties.abilities.items, data: data4 };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
            if (data4.text === void 0) {
              let err10 = { instancePath: instancePath + "/abilities/" + i0, schemaPath: "#/properties/abilities/items/required", keyword: "required", params: { missingProperty: "text" }, schema: schema23.properties.abilities.items.required, parentSchema: schema23.properties.abilities.items, data: data4 };
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
            for (let key1 in data4)
              if (!(key1 === "id" || key1 === "name" || key1 === "text")) {
                let err11 = { instancePath: instancePath + "/abilities/" + i0, schemaPath: "#/properties/abilities/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, schema: !1, parentSchema: schema23.properties.abilities.items, data: data4 };
                vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
              }
            data4.id !== void 0 && (validate53(data4.id, { instancePath: instancePath + "/abilities/" + i0 + "/id", parentData: data4, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data4.name !== void 0 && (validate55(data4.name, { instancePath: instancePath + "/abilities/" + i0 + "/name", parentData: data4, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data4.text !== void 0 && (validate57(data4.text, { instancePath: instancePath + "/abilities/" + i0 + "/text", parentData: data4, parentDataProperty: "text", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length));
          } else {
            let err12 = { instancePath: instancePath + "/abilities/" + i0, schemaPath: "#/properties/abilities/items/type", keyword: "type", params: { type: "object" }, schema: schema23.properties.abilities.items.type, parentSchema: schema23.properties.abilities.items, data: data4 };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        }
      } else {
        let err13 = { instancePath: instancePath + "/abilities", schemaPath: "#/properties/abilities/type", keyword: "type", params: { type: "array" }, schema: schema23.properties.abilities.type, parentSchema: schema23.properties.abilities, data: data3 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.profiles !== void 0) {
      let data8 = data.profiles;
      if (Array.isArray(data8)) {
        if (data8.length > 60) {
          let err14 = { instancePath: instancePath + "/profiles", schemaPath: "#/properties/profiles/maxItems", keyword: "maxItems", params: { limit: 60 }, schema: 60, parentSchema: schema23.properties.profiles, data: data8 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (data8.length < 1) {
          let err15 = { instancePath: instancePath + "/profiles", schemaPath: "#/properties/profiles/minItems", keyword: "minItems", params: { limit: 1 }, schema: 1, parentSchema: schema23.properties.profiles, data: data8 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        let len1 = data8.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate66(data8[i1], { instancePath: instancePath + "/profiles/" + i1, parentData: data8, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors), errors = vErrors.length);
      } else {
        let err16 = { instancePath: instancePath + "/profiles", schemaPath: "#/properties/profiles/type", keyword: "type", params: { type: "array" }, schema: schema23.properties.profiles.type, parentSchema: schema23.properties.profiles, data: data8 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.weapons !== void 0) {
      let data10 = data.weapons;
      if (Array.isArray(data10)) {
        if (data10.length > 80) {
          let err17 = { instancePath: instancePath + "/weapons", schemaPath: "#/properties/weapons/maxItems", keyword: "maxItems", params: { limit: 80 }, schema: 80, parentSchema: schema23.properties.weapons, data: data10 };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        let len2 = data10.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate93(data10[i2], { instancePath: instancePath + "/weapons/" + i2, parentData: data10, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors), errors = vErrors.length);
      } else {
        let err18 = { instancePath: instancePath + "/weapons", schemaPath: "#/properties/weapons/type", keyword: "type", params: { type: "array" }, schema: schema23.properties.weapons.type, parentSchema: schema23.properties.weapons, data: data10 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.items !== void 0) {
      let data12 = data.items;
      if (Array.isArray(data12)) {
        if (data12.length > 20) {
          let err19 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 20 }, schema: 20, parentSchema: schema23.properties.items, data: data12 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        let len3 = data12.length;
        for (let i3 = 0; i3 < len3; i3++)
          validate107(data12[i3], { instancePath: instancePath + "/items/" + i3, parentData: data12, parentDataProperty: i3, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length);
      } else {
        let err20 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" }, schema: schema23.properties.items.type, parentSchema: schema23.properties.items, data: data12 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.campaign !== void 0) {
      let data14 = data.campaign;
      if (Array.isArray(data14)) {
        if (data14.length > 4) {
          let err21 = { instancePath: instancePath + "/campaign", schemaPath: "#/properties/campaign/maxItems", keyword: "maxItems", params: { limit: 4 }, schema: 4, parentSchema: schema23.properties.campaign, data: data14 };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        let len4 = data14.length;
        for (let i4 = 0; i4 < len4; i4++) {
          let data15 = data14[i4];
          if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
            if (data15.table === void 0) {
              let err22 = { instancePath: instancePath + "/campaign/" + i4, schemaPath: "#/properties/campaign/items/required", keyword: "required", params: { missingProperty: "table" }, schema: schema23.properties.campaign.items.required, parentSchema: schema23.properties.campaign.items, data: data15 };
              vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
            }
            if (data15.profiles === void 0) {
              let err23 = { instancePath: instancePath + "/campaign/" + i4, schemaPath: "#/properties/campaign/items/required", keyword: "required", params: { missingProperty: "profiles" }, schema: schema23.properties.campaign.items.required, parentSchema: schema23.properties.campaign.items, data: data15 };
              vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
            }
            for (let key2 in data15)
              if (!(key2 === "table" || key2 === "profiles")) {
                let err24 = { instancePath: instancePath + "/campaign/" + i4, schemaPath: "#/properties/campaign/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, schema: !1, parentSchema: schema23.properties.campaign.items, data: data15 };
                vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
              }
            if (data15.table !== void 0) {
              let data16 = data15.table;
              if (!(data16 === "command" || data16 === "melee" || data16 === "ranged" || data16 === "specialist")) {
                let err25 = { instancePath: instancePath + "/campaign/" + i4 + "/table", schemaPath: "#/properties/campaign/items/properties/table/enum", keyword: "enum", params: { allowedValues: schema23.properties.campaign.items.properties.table.enum }, schema: schema23.properties.campaign.items.properties.table.enum, parentSchema: schema23.properties.campaign.items.properties.table, data: data16 };
                vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
              }
            }
            if (data15.profiles !== void 0) {
              let data17 = data15.profiles;
              if (Array.isArray(data17)) {
                if (data17.length > 60) {
                  let err26 = { instancePath: instancePath + "/campaign/" + i4 + "/profiles", schemaPath: "#/properties/campaign/items/properties/profiles/maxItems", keyword: "maxItems", params: { limit: 60 }, schema: 60, parentSchema: schema23.properties.campaign.items.properties.profiles, data: data17 };
                  vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                }
                if (data17.length < 1) {
                  let err27 = { instancePath: instancePath + "/campaign/" + i4 + "/profiles", schemaPath: "#/properties/campaign/items/properties/profiles/minItems", keyword: "minItems", params: { limit: 1 }, schema: 1, parentSchema: schema23.properties.campaign.items.properties.profiles, data: data17 };
                  vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                }
                let len5 = data17.length;
                for (let i5 = 0; i5 < len5; i5++)
                  validate53(data17[i5], { instancePath: instancePath + "/campaign/" + i4 + "/profiles/" + i5, parentData: data17, parentDataProperty: i5, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
              } else {
                let err28 = { instancePath: instancePath + "/campaign/" + i4 + "/profiles", schemaPath: "#/properties/campaign/items/properties/profiles/type", keyword: "type", params: { type: "array" }, schema: schema23.properties.campaign.items.properties.profiles.type, parentSchema: schema23.properties.campaign.items.properties.profiles, data: data17 };
                vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
              }
            }
          } else {
            let err29 = { instancePath: instancePath + "/campaign/" + i4, schemaPath: "#/properties/campaign/items/type", keyword: "type", params: { type: "object" }, schema: schema23.properties.campaign.items.type, parentSchema: schema23.properties.campaign.items, data: data15 };
            vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
          }
        }
      } else {
        let err30 = { instancePath: instancePath + "/campaign", schemaPath: "#/properties/campaign/type", keyword: "type", params: { type: "array" }, schema: schema23.properties.campaign.type, parentSchema: schema23.properties.campaign, data: data14 };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
  } else {
    let err31 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema23.type, parentSchema: schema23, data };
    vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
  }
  return validate59.errors = vErrors, errors === 0;
}
validate59.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema38 = { type: "object", additionalProperties: !1, required: ["id", "name", "faction", "budget", "members"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, faction: { $ref: "#/$defs/id" }, budget: { type: "integer", minimum: 1, maximum: 1e3 }, members: { type: "array", minItems: 1, maxItems: 24, items: { type: "object", additionalProperties: !1, required: ["profile"], properties: { profile: { $ref: "#/$defs/id" }, weapons: { type: "array", maxItems: 6, items: { $ref: "#/$defs/id" } }, item: { $ref: "#/$defs/item" } } } } } };
function validate113(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate113.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, schema: schema38.required, parentSchema: schema38, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, schema: schema38.required, parentSchema: schema38, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.faction === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "faction" }, schema: schema38.required, parentSchema: schema38, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.budget === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "budget" }, schema: schema38.required, parentSchema: schema38, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.members === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "members" }, schema: schema38.required, parentSchema: schema38, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "name" || key0 === "faction" || key0 === "budget" || key0 === "members")) {
        let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema38, data };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.id !== void 0 && (validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.name !== void 0 && (validate55(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.faction !== void 0 && (validate53(data.faction, { instancePath: instancePath + "/faction", parentData: data, parentDataProperty: "faction", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.budget !== void 0) {
      let data3 = data.budget;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err6 = { instancePath: instancePath + "/budget", schemaPath: "#/properties/budget/type", keyword: "type", params: { type: "integer" }, schema: schema38.properties.budget.type, parentSchema: schema38.properties.budget, data: data3 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 1e3 || isNaN(data3)) {
          let err7 = { instancePath: instancePath + "/budget", schemaPath: "#/properties/budget/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, schema: 1e3, parentSchema: schema38.properties.budget, data: data3 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          let err8 = { instancePath: instancePath + "/budget", schemaPath: "#/properties/budget/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema38.properties.budget, data: data3 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      }
    }
    if (data.members !== void 0) {
      let data4 = data.members;
      if (Array.isArray(data4)) {
        if (data4.length > 24) {
          let err9 = { instancePath: instancePath + "/members", schemaPath: "#/properties/members/maxItems", keyword: "maxItems", params: { limit: 24 }, schema: 24, parentSchema: schema38.properties.members, data: data4 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (data4.length < 1) {
          let err10 = { instancePath: instancePath + "/members", schemaPath: "#/properties/members/minItems", keyword: "minItems", params: { limit: 1 }, schema: 1, parentSchema: schema38.properties.members, data: data4 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data5 = data4[i0];
          if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
            if (data5.profile === void 0) {
              let err11 = { instancePath: instancePath + "/members/" + i0, schemaPath: "#/properties/members/items/required", keyword: "required", params: { missingProperty: "profile" }, schema: schema38.properties.members.items.required, parentSchema: schema38.properties.members.items, data: data5 };
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
            for (let key1 in data5)
              if (!(key1 === "profile" || key1 === "weapons" || key1 === "item")) {
                let err12 = { instancePath: instancePath + "/members/" + i0, schemaPath: "#/properties/members/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, schema: !1, parentSchema: schema38.properties.members.items, data: data5 };
                vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
              }
            if (data5.profile !== void 0 && (validate53(data5.profile, { instancePath: instancePath + "/members/" + i0 + "/profile", parentData: data5, parentDataProperty: "profile", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data5.weapons !== void 0) {
              let data7 = data5.weapons;
              if (Array.isArray(data7)) {
                if (data7.length > 6) {
                  let err13 = { instancePath: instancePath + "/members/" + i0 + "/weapons", schemaPath: "#/properties/members/items/properties/weapons/maxItems", keyword: "maxItems", params: { limit: 6 }, schema: 6, parentSchema: schema38.properties.members.items.properties.weapons, data: data7 };
                  vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                }
                let len1 = data7.length;
                for (let i1 = 0; i1 < len1; i1++)
                  validate53(data7[i1], { instancePath: instancePath + "/members/" + i0 + "/weapons/" + i1, parentData: data7, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
              } else {
                let err14 = { instancePath: instancePath + "/members/" + i0 + "/weapons", schemaPath: "#/properties/members/items/properties/weapons/type", keyword: "type", params: { type: "array" }, schema: schema38.properties.members.items.properties.weapons.type, parentSchema: schema38.properties.members.items.properties.weapons, data: data7 };
                vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
              }
            }
            data5.item !== void 0 && (validate82(data5.item, { instancePath: instancePath + "/members/" + i0 + "/item", parentData: data5, parentDataProperty: "item", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors), errors = vErrors.length));
          } else {
            let err15 = { instancePath: instancePath + "/members/" + i0, schemaPath: "#/properties/members/items/type", keyword: "type", params: { type: "object" }, schema: schema38.properties.members.items.type, parentSchema: schema38.properties.members.items, data: data5 };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
        }
      } else {
        let err16 = { instancePath: instancePath + "/members", schemaPath: "#/properties/members/type", keyword: "type", params: { type: "array" }, schema: schema38.properties.members.type, parentSchema: schema38.properties.members, data: data4 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
  } else {
    let err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema38.type, parentSchema: schema38, data };
    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
  }
  return validate113.errors = vErrors, errors === 0;
}
validate113.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema39 = { type: "object", additionalProperties: !1, required: ["id", "name", "text", "victoryPoints", "zones", "objectives", "actions", "exits", "tokens", "drawn"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, text: { $ref: "#/$defs/text" }, victoryPoints: { type: "integer", minimum: 1, maximum: 100 }, zones: { type: "array", minItems: 2, maxItems: 2, items: { $ref: "#/$defs/zone" } }, objectives: { type: "array", maxItems: 12, items: { type: "object", additionalProperties: !1, required: ["id", "square", "vp"], properties: { id: { $ref: "#/$defs/id" }, square: { $ref: "#/$defs/square" }, level: { type: "integer", minimum: 1, maximum: 8 }, vp: { $ref: "#/$defs/vp" } } } }, actions: { type: "array", maxItems: 12, items: { type: "object", additionalProperties: !1, required: ["id", "name", "objective", "vp"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, objective: { $ref: "#/$defs/id" }, zone: { $ref: "#/$defs/side" }, vp: { $ref: "#/$defs/vp" } } } }, exits: { type: "array", maxItems: 8, items: { type: "object", additionalProperties: !1, required: ["squares", "zone", "who", "vp"], properties: { squares: { $ref: "#/$defs/zone" }, zone: { $ref: "#/$defs/side" }, who: { enum: ["leader", "any"] }, vp: { $ref: "#/$defs/vp" } } } }, tokens: { type: "array", maxItems: 15, items: { type: "object", additionalProperties: !1, required: ["item", "count"], properties: { item: { $ref: "#/$defs/item" }, count: { type: "integer", minimum: 1, maximum: 20 } } } }, drawn: { type: "integer", minimum: 0, maximum: 40 }, rounds: { type: "integer", minimum: 1, maximum: 30 } } }, schema40 = { description: "A rectangle of squares, both corners included.", type: "object", additionalProperties: !1, required: ["from", "to"], properties: { from: { $ref: "#/$defs/square" }, to: { $ref: "#/$defs/square" } } }, schema41 = { description: "Column and row, 1 to 8.", type: "array", prefixItems: [{ type: "integer", minimum: 1, maximum: 8 }, { type: "integer", minimum: 1, maximum: 8 }], minItems: 2, maxItems: 2 };
function validate126(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate126.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), Array.isArray(data)) {
    if (data.length > 2) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 2 }, schema: 2, parentSchema: schema41, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.length < 2) {
      let err1 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, schema: 2, parentSchema: schema41, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    let len0 = data.length;
    if (len0 > 0) {
      let data0 = data[0];
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err2 = { instancePath: instancePath + "/0", schemaPath: "#/prefixItems/0/type", keyword: "type", params: { type: "integer" }, schema: schema41.prefixItems[0].type, parentSchema: schema41.prefixItems[0], data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 8 || isNaN(data0)) {
          let err3 = { instancePath: instancePath + "/0", schemaPath: "#/prefixItems/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 8 }, schema: 8, parentSchema: schema41.prefixItems[0], data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err4 = { instancePath: instancePath + "/0", schemaPath: "#/prefixItems/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema41.prefixItems[0], data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      }
    }
    if (len0 > 1) {
      let data1 = data[1];
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err5 = { instancePath: instancePath + "/1", schemaPath: "#/prefixItems/1/type", keyword: "type", params: { type: "integer" }, schema: schema41.prefixItems[1].type, parentSchema: schema41.prefixItems[1], data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 8 || isNaN(data1)) {
          let err6 = { instancePath: instancePath + "/1", schemaPath: "#/prefixItems/1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 8 }, schema: 8, parentSchema: schema41.prefixItems[1], data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err7 = { instancePath: instancePath + "/1", schemaPath: "#/prefixItems/1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema41.prefixItems[1], data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, schema: schema41.type, parentSchema: schema41, data };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate126.errors = vErrors, errors === 0;
}
validate126.evaluated = { items: 2, dynamicProps: !1, dynamicItems: !1 };
function validate125(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate125.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.from === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "from" }, schema: schema40.required, parentSchema: schema40, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.to === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "to" }, schema: schema40.required, parentSchema: schema40, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "from" || key0 === "to")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema40, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    data.from !== void 0 && (validate126(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors), errors = vErrors.length)), data.to !== void 0 && (validate126(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors), errors = vErrors.length));
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema40.type, parentSchema: schema40, data };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate125.errors = vErrors, errors === 0;
}
validate125.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema42 = { description: "The side that deployed in this zone.", enum: [0, 1] };
function validate136(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate136.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data === 0 || data === 1)) {
    let err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema42.enum }, schema: schema42.enum, parentSchema: schema42, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate136.errors = vErrors, errors === 0;
}
validate136.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate121(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate121.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, schema: schema39.required, parentSchema: schema39, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, schema: schema39.required, parentSchema: schema39, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.text === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "text" }, schema: schema39.required, parentSchema: schema39, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.victoryPoints === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "victoryPoints" }, schema: schema39.required, parentSchema: schema39, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.zones === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "zones" }, schema: schema39.required, parentSchema: schema39, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.objectives === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "objectives" }, schema: schema39.required, parentSchema: schema39, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.actions === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "actions" }, schema: schema39.required, parentSchema: schema39, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.exits === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "exits" }, schema: schema39.required, parentSchema: schema39, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.tokens === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tokens" }, schema: schema39.required, parentSchema: schema39, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.drawn === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "drawn" }, schema: schema39.required, parentSchema: schema39, data };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema39.properties, key0)) {
        let err10 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema39, data };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    if (data.id !== void 0 && (validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.name !== void 0 && (validate55(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.text !== void 0 && (validate57(data.text, { instancePath: instancePath + "/text", parentData: data, parentDataProperty: "text", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length)), data.victoryPoints !== void 0) {
      let data3 = data.victoryPoints;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err11 = { instancePath: instancePath + "/victoryPoints", schemaPath: "#/properties/victoryPoints/type", keyword: "type", params: { type: "integer" }, schema: schema39.properties.victoryPoints.type, parentSchema: schema39.properties.victoryPoints, data: data3 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 100 || isNaN(data3)) {
          let err12 = { instancePath: instancePath + "/victoryPoints", schemaPath: "#/properties/victoryPoints/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, schema: 100, parentSchema: schema39.properties.victoryPoints, data: data3 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          let err13 = { instancePath: instancePath + "/victoryPoints", schemaPath: "#/properties/victoryPoints/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema39.properties.victoryPoints, data: data3 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      }
    }
    if (data.zones !== void 0) {
      let data4 = data.zones;
      if (Array.isArray(data4)) {
        if (data4.length > 2) {
          let err14 = { instancePath: instancePath + "/zones", schemaPath: "#/properties/zones/maxItems", keyword: "maxItems", params: { limit: 2 }, schema: 2, parentSchema: schema39.properties.zones, data: data4 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (data4.length < 2) {
          let err15 = { instancePath: instancePath + "/zones", schemaPath: "#/properties/zones/minItems", keyword: "minItems", params: { limit: 2 }, schema: 2, parentSchema: schema39.properties.zones, data: data4 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate125(data4[i0], { instancePath: instancePath + "/zones/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors), errors = vErrors.length);
      } else {
        let err16 = { instancePath: instancePath + "/zones", schemaPath: "#/properties/zones/type", keyword: "type", params: { type: "array" }, schema: schema39.properties.zones.type, parentSchema: schema39.properties.zones, data: data4 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.objectives !== void 0) {
      let data6 = data.objectives;
      if (Array.isArray(data6)) {
        if (data6.length > 12) {
          let err17 = { instancePath: instancePath + "/objectives", schemaPath: "#/properties/objectives/maxItems", keyword: "maxItems", params: { limit: 12 }, schema: 12, parentSchema: schema39.properties.objectives, data: data6 };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        let len1 = data6.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data7 = data6[i1];
          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
            if (data7.id === void 0) {
              let err18 = { instancePath: instancePath + "/objectives/" + i1, schemaPath: "#/properties/objectives/items/required", keyword: "required", params: { missingProperty: "id" }, schema: schema39.properties.objectives.items.required, parentSchema: schema39.properties.objectives.items, data: data7 };
              vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
            }
            if (data7.square === void 0) {
              let err19 = { instancePath: instancePath + "/objectives/" + i1, schemaPath: "#/properties/objectives/items/required", keyword: "required", params: { missingProperty: "square" }, schema: schema39.properties.objectives.items.required, parentSchema: schema39.properties.objectives.items, data: data7 };
              vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
            }
            if (data7.vp === void 0) {
              let err20 = { instancePath: instancePath + "/objectives/" + i1, schemaPath: "#/properties/objectives/items/required", keyword: "required", params: { missingProperty: "vp" }, schema: schema39.properties.objectives.items.required, parentSchema: schema39.properties.objectives.items, data: data7 };
              vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
            }
            for (let key1 in data7)
              if (!(key1 === "id" || key1 === "square" || key1 === "level" || key1 === "vp")) {
                let err21 = { instancePath: instancePath + "/objectives/" + i1, schemaPath: "#/properties/objectives/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, schema: !1, parentSchema: schema39.properties.objectives.items, data: data7 };
                vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
              }
            if (data7.id !== void 0 && (validate53(data7.id, { instancePath: instancePath + "/objectives/" + i1 + "/id", parentData: data7, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data7.square !== void 0 && (validate126(data7.square, { instancePath: instancePath + "/objectives/" + i1 + "/square", parentData: data7, parentDataProperty: "square", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors), errors = vErrors.length)), data7.level !== void 0) {
              let data10 = data7.level;
              if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
                let err22 = { instancePath: instancePath + "/objectives/" + i1 + "/level", schemaPath: "#/properties/objectives/items/properties/level/type", keyword: "type", params: { type: "integer" }, schema: schema39.properties.objectives.items.properties.level.type, parentSchema: schema39.properties.objectives.items.properties.level, data: data10 };
                vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
              }
              if (typeof data10 == "number" && isFinite(data10)) {
                if (data10 > 8 || isNaN(data10)) {
                  let err23 = { instancePath: instancePath + "/objectives/" + i1 + "/level", schemaPath: "#/properties/objectives/items/properties/level/maximum", keyword: "maximum", params: { comparison: "<=", limit: 8 }, schema: 8, parentSchema: schema39.properties.objectives.items.properties.level, data: data10 };
                  vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                }
                if (data10 < 1 || isNaN(data10)) {
                  let err24 = { instancePath: instancePath + "/objectives/" + i1 + "/level", schemaPath: "#/properties/objectives/items/properties/level/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema39.properties.objectives.items.properties.level, data: data10 };
                  vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                }
              }
            }
            data7.vp !== void 0 && (validate71(data7.vp, { instancePath: instancePath + "/objectives/" + i1 + "/vp", parentData: data7, parentDataProperty: "vp", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors), errors = vErrors.length));
          } else {
            let err25 = { instancePath: instancePath + "/objectives/" + i1, schemaPath: "#/properties/objectives/items/type", keyword: "type", params: { type: "object" }, schema: schema39.properties.objectives.items.type, parentSchema: schema39.properties.objectives.items, data: data7 };
            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
          }
        }
      } else {
        let err26 = { instancePath: instancePath + "/objectives", schemaPath: "#/properties/objectives/type", keyword: "type", params: { type: "array" }, schema: schema39.properties.objectives.type, parentSchema: schema39.properties.objectives, data: data6 };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.actions !== void 0) {
      let data12 = data.actions;
      if (Array.isArray(data12)) {
        if (data12.length > 12) {
          let err27 = { instancePath: instancePath + "/actions", schemaPath: "#/properties/actions/maxItems", keyword: "maxItems", params: { limit: 12 }, schema: 12, parentSchema: schema39.properties.actions, data: data12 };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
        let len2 = data12.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data13 = data12[i2];
          if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
            if (data13.id === void 0) {
              let err28 = { instancePath: instancePath + "/actions/" + i2, schemaPath: "#/properties/actions/items/required", keyword: "required", params: { missingProperty: "id" }, schema: schema39.properties.actions.items.required, parentSchema: schema39.properties.actions.items, data: data13 };
              vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
            }
            if (data13.name === void 0) {
              let err29 = { instancePath: instancePath + "/actions/" + i2, schemaPath: "#/properties/actions/items/required", keyword: "required", params: { missingProperty: "name" }, schema: schema39.properties.actions.items.required, parentSchema: schema39.properties.actions.items, data: data13 };
              vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
            }
            if (data13.objective === void 0) {
              let err30 = { instancePath: instancePath + "/actions/" + i2, schemaPath: "#/properties/actions/items/required", keyword: "required", params: { missingProperty: "objective" }, schema: schema39.properties.actions.items.required, parentSchema: schema39.properties.actions.items, data: data13 };
              vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
            }
            if (data13.vp === void 0) {
              let err31 = { instancePath: instancePath + "/actions/" + i2, schemaPath: "#/properties/actions/items/required", keyword: "required", params: { missingProperty: "vp" }, schema: schema39.properties.actions.items.required, parentSchema: schema39.properties.actions.items, data: data13 };
              vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
            }
            for (let key2 in data13)
              if (!(key2 === "id" || key2 === "name" || key2 === "objective" || key2 === "zone" || key2 === "vp")) {
                let err32 = { instancePath: instancePath + "/actions/" + i2, schemaPath: "#/properties/actions/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, schema: !1, parentSchema: schema39.properties.actions.items, data: data13 };
                vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
              }
            data13.id !== void 0 && (validate53(data13.id, { instancePath: instancePath + "/actions/" + i2 + "/id", parentData: data13, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data13.name !== void 0 && (validate55(data13.name, { instancePath: instancePath + "/actions/" + i2 + "/name", parentData: data13, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data13.objective !== void 0 && (validate53(data13.objective, { instancePath: instancePath + "/actions/" + i2 + "/objective", parentData: data13, parentDataProperty: "objective", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data13.zone !== void 0 && (validate136(data13.zone, { instancePath: instancePath + "/actions/" + i2 + "/zone", parentData: data13, parentDataProperty: "zone", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors), errors = vErrors.length)), data13.vp !== void 0 && (validate71(data13.vp, { instancePath: instancePath + "/actions/" + i2 + "/vp", parentData: data13, parentDataProperty: "vp", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors), errors = vErrors.length));
          } else {
            let err33 = { instancePath: instancePath + "/actions/" + i2, schemaPath: "#/properties/actions/items/type", keyword: "type", params: { type: "object" }, schema: schema39.properties.actions.items.type, parentSchema: schema39.properties.actions.items, data: data13 };
            vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
          }
        }
      } else {
        let err34 = { instancePath: instancePath + "/actions", schemaPath: "#/properties/actions/type", keyword: "type", params: { type: "array" }, schema: schema39.properties.actions.type, parentSchema: schema39.properties.actions, data: data12 };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
    if (data.exits !== void 0) {
      let data19 = data.exits;
      if (Array.isArray(data19)) {
        if (data19.length > 8) {
          let err35 = { instancePath: instancePath + "/exits", schemaPath: "#/properties/exits/maxItems", keyword: "maxItems", params: { limit: 8 }, schema: 8, parentSchema: schema39.properties.exits, data: data19 };
          vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
        }
        let len3 = data19.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data20 = data19[i3];
          if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
            if (data20.squares === void 0) {
              let err36 = { instancePath: instancePath + "/exits/" + i3, schemaPath: "#/properties/exits/items/required", keyword: "required", params: { missingProperty: "squares" }, schema: schema39.properties.exits.items.required, parentSchema: schema39.properties.exits.items, data: data20 };
              vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
            }
            if (data20.zone === void 0) {
              let err37 = { instancePath: instancePath + "/exits/" + i3, schemaPath: "#/properties/exits/items/required", keyword: "required", params: { missingProperty: "zone" }, schema: schema39.properties.exits.items.required, parentSchema: schema39.properties.exits.items, data: data20 };
              vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
            }
            if (data20.who === void 0) {
              let err38 = { instancePath: instancePath + "/exits/" + i3, schemaPath: "#/properties/exits/items/required", keyword: "required", params: { missingProperty: "who" }, schema: schema39.properties.exits.items.required, parentSchema: schema39.properties.exits.items, data: data20 };
              vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
            }
            if (data20.vp === void 0) {
              let err39 = { instancePath: instancePath + "/exits/" + i3, schemaPath: "#/properties/exits/items/required", keyword: "required", params: { missingProperty: "vp" }, schema: schema39.properties.exits.items.required, parentSchema: schema39.properties.exits.items, data: data20 };
              vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
            }
            for (let key3 in data20)
              if (!(key3 === "squares" || key3 === "zone" || key3 === "who" || key3 === "vp")) {
                let err40 = { instancePath: instancePath + "/exits/" + i3, schemaPath: "#/properties/exits/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, schema: !1, parentSchema: schema39.properties.exits.items, data: data20 };
                vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
              }
            if (data20.squares !== void 0 && (validate125(data20.squares, { instancePath: instancePath + "/exits/" + i3 + "/squares", parentData: data20, parentDataProperty: "squares", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors), errors = vErrors.length)), data20.zone !== void 0 && (validate136(data20.zone, { instancePath: instancePath + "/exits/" + i3 + "/zone", parentData: data20, parentDataProperty: "zone", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors), errors = vErrors.length)), data20.who !== void 0) {
              let data23 = data20.who;
              if (!(data23 === "leader" || data23 === "any")) {
                let err41 = { instancePath: instancePath + "/exits/" + i3 + "/who", schemaPath: "#/properties/exits/items/properties/who/enum", keyword: "enum", params: { allowedValues: schema39.properties.exits.items.properties.who.enum }, schema: schema39.properties.exits.items.properties.who.enum, parentSchema: schema39.properties.exits.items.properties.who, data: data23 };
                vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
              }
            }
            data20.vp !== void 0 && (validate71(data20.vp, { instancePath: instancePath + "/exits/" + i3 + "/vp", parentData: data20, parentDataProperty: "vp", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors), errors = vErrors.length));
          } else {
            let err42 = { instancePath: instancePath + "/exits/" + i3, schemaPath: "#/properties/exits/items/type", keyword: "type", params: { type: "object" }, schema: schema39.properties.exits.items.type, parentSchema: schema39.properties.exits.items, data: data20 };
            vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
          }
        }
      } else {
        let err43 = { instancePath: instancePath + "/exits", schemaPath: "#/properties/exits/type", keyword: "type", params: { type: "array" }, schema: schema39.properties.exits.type, parentSchema: schema39.properties.exits, data: data19 };
        vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
      }
    }
    if (data.tokens !== void 0) {
      let data25 = data.tokens;
      if (Array.isArray(data25)) {
        if (data25.length > 15) {
          let err44 = { instancePath: instancePath + "/tokens", schemaPath: "#/properties/tokens/maxItems", keyword: "maxItems", params: { limit: 15 }, schema: 15, parentSchema: schema39.properties.tokens, data: data25 };
          vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
        }
        let len4 = data25.length;
        for (let i4 = 0; i4 < len4; i4++) {
          let data26 = data25[i4];
          if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
            if (data26.item === void 0) {
              let err45 = { instancePath: instancePath + "/tokens/" + i4, schemaPath: "#/properties/tokens/items/required", keyword: "required", params: { missingProperty: "item" }, schema: schema39.properties.tokens.items.required, parentSchema: schema39.properties.tokens.items, data: data26 };
              vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
            }
            if (data26.count === void 0) {
              let err46 = { instancePath: instancePath + "/tokens/" + i4, schemaPath: "#/properties/tokens/items/required", keyword: "required", params: { missingProperty: "count" }, schema: schema39.properties.tokens.items.required, parentSchema: schema39.properties.tokens.items, data: data26 };
              vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
            }
            for (let key4 in data26)
              if (!(key4 === "item" || key4 === "count")) {
                let err47 = { instancePath: instancePath + "/tokens/" + i4, schemaPath: "#/properties/tokens/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, schema: !1, parentSchema: schema39.properties.tokens.items, data: data26 };
                vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
              }
            if (data26.item !== void 0 && (validate82(data26.item, { instancePath: instancePath + "/tokens/" + i4 + "/item", parentData: data26, parentDataProperty: "item", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors), errors = vErrors.length)), data26.count !== void 0) {
              let data28 = data26.count;
              if (!(typeof data28 == "number" && !(data28 % 1) && !isNaN(data28) && isFinite(data28))) {
                let err48 = { instancePath: instancePath + "/tokens/" + i4 + "/count", schemaPath: "#/properties/tokens/items/properties/count/type", keyword: "type", params: { type: "integer" }, schema: schema39.properties.tokens.items.properties.count.type, parentSchema: schema39.properties.tokens.items.properties.count, data: data28 };
                vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
              }
              if (typeof data28 == "number" && isFinite(data28)) {
                if (data28 > 20 || isNaN(data28)) {
                  let err49 = { instancePath: instancePath + "/tokens/" + i4 + "/count", schemaPath: "#/properties/tokens/items/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, schema: 20, parentSchema: schema39.properties.tokens.items.properties.count, data: data28 };
                  vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
                }
                if (data28 < 1 || isNaN(data28)) {
                  let err50 = { instancePath: instancePath + "/tokens/" + i4 + "/count", schemaPath: "#/properties/tokens/items/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema39.properties.tokens.items.properties.count, data: data28 };
                  vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
                }
              }
            }
          } else {
            let err51 = { instancePath: instancePath + "/tokens/" + i4, schemaPath: "#/properties/tokens/items/type", keyword: "type", params: { type: "object" }, schema: schema39.properties.tokens.items.type, parentSchema: schema39.properties.tokens.items, data: data26 };
            vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
          }
        }
      } else {
        let err52 = { instancePath: instancePath + "/tokens", schemaPath: "#/properties/tokens/type", keyword: "type", params: { type: "array" }, schema: schema39.properties.tokens.type, parentSchema: schema39.properties.tokens, data: data25 };
        vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
      }
    }
    if (data.drawn !== void 0) {
      let data29 = data.drawn;
      if (!(typeof data29 == "number" && !(data29 % 1) && !isNaN(data29) && isFinite(data29))) {
        let err53 = { instancePath: instancePath + "/drawn", schemaPath: "#/properties/drawn/type", keyword: "type", params: { type: "integer" }, schema: schema39.properties.drawn.type, parentSchema: schema39.properties.drawn, data: data29 };
        vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
      }
      if (typeof data29 == "number" && isFinite(data29)) {
        if (data29 > 40 || isNaN(data29)) {
          let err54 = { instancePath: instancePath + "/drawn", schemaPath: "#/properties/drawn/maximum", keyword: "maximum", params: { comparison: "<=", limit: 40 }, schema: 40, parentSchema: schema39.properties.drawn, data: data29 };
          vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
        }
        if (data29 < 0 || isNaN(data29)) {
          let err55 = { instancePath: instancePath + "/drawn", schemaPath: "#/properties/drawn/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema39.properties.drawn, data: data29 };
          vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
        }
      }
    }
    if (data.rounds !== void 0) {
      let data30 = data.rounds;
      if (!(typeof data30 == "number" && !(data30 % 1) && !isNaN(data30) && isFinite(data30))) {
        let err56 = { instancePath: instancePath + "/rounds", schemaPath: "#/properties/rounds/type", keyword: "type", params: { type: "integer" }, schema: schema39.properties.rounds.type, parentSchema: schema39.properties.rounds, data: data30 };
        vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
      }
      if (typeof data30 == "number" && isFinite(data30)) {
        if (data30 > 30 || isNaN(data30)) {
          let err57 = { instancePath: instancePath + "/rounds", schemaPath: "#/properties/rounds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 30 }, schema: 30, parentSchema: schema39.properties.rounds, data: data30 };
          vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
        }
        if (data30 < 1 || isNaN(data30)) {
          let err58 = { instancePath: instancePath + "/rounds", schemaPath: "#/properties/rounds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema39.properties.rounds, data: data30 };
          vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
        }
      }
    }
  } else {
    let err59 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema39.type, parentSchema: schema39, data };
    vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
  }
  return validate121.errors = vErrors, errors === 0;
}
validate121.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.format === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "format" }, schema: schema19.required, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.system === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "system" }, schema: schema19.required, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.version === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, schema: schema19.required, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.id === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, schema: schema19.required, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.title === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, schema: schema19.required, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema19.properties, key0)) {
        let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema19, data };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 == "string") {
        if (ucs2length(data0) > 200) {
          let err6 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/maxLength", keyword: "maxLength", params: { limit: 200 }, schema: 200, parentSchema: schema19.properties.$schema, data: data0 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, schema: schema19.properties.$schema.type, parentSchema: schema19.properties.$schema, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.format !== void 0) {
      let data1 = data.format;
      if (data1 !== "skirmish-pack") {
        let err8 = { instancePath: instancePath + "/format", schemaPath: "#/properties/format/const", keyword: "const", params: { allowedValue: "skirmish-pack" }, schema: "skirmish-pack", parentSchema: schema19.properties.format, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.system !== void 0) {
      let data2 = data.system;
      if (data2 !== "deadzone") {
        let err9 = { instancePath: instancePath + "/system", schemaPath: "#/properties/system/const", keyword: "const", params: { allowedValue: "deadzone" }, schema: "deadzone", parentSchema: schema19.properties.system, data: data2 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.version !== void 0) {
      let data3 = data.version;
      if (data3 !== 1) {
        let err10 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/const", keyword: "const", params: { allowedValue: 1 }, schema: 1, parentSchema: schema19.properties.version, data: data3 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.id !== void 0 && (validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.title !== void 0 && (validate55(data.title, { instancePath: instancePath + "/title", parentData: data, parentDataProperty: "title", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.description !== void 0 && (validate57(data.description, { instancePath: instancePath + "/description", parentData: data, parentDataProperty: "description", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length)), data.author !== void 0) {
      let data7 = data.author;
      if (typeof data7 == "string") {
        if (ucs2length(data7) > 80) {
          let err11 = { instancePath: instancePath + "/author", schemaPath: "#/properties/author/maxLength", keyword: "maxLength", params: { limit: 80 }, schema: 80, parentSchema: schema19.properties.author, data: data7 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (ucs2length(data7) < 1) {
          let err12 = { instancePath: instancePath + "/author", schemaPath: "#/properties/author/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema19.properties.author, data: data7 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/author", schemaPath: "#/properties/author/type", keyword: "type", params: { type: "string" }, schema: schema19.properties.author.type, parentSchema: schema19.properties.author, data: data7 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.licence !== void 0) {
      let data8 = data.licence;
      if (typeof data8 == "string") {
        if (ucs2length(data8) > 40) {
          let err14 = { instancePath: instancePath + "/licence", schemaPath: "#/properties/licence/maxLength", keyword: "maxLength", params: { limit: 40 }, schema: 40, parentSchema: schema19.properties.licence, data: data8 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (ucs2length(data8) < 1) {
          let err15 = { instancePath: instancePath + "/licence", schemaPath: "#/properties/licence/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema19.properties.licence, data: data8 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/licence", schemaPath: "#/properties/licence/type", keyword: "type", params: { type: "string" }, schema: schema19.properties.licence.type, parentSchema: schema19.properties.licence, data: data8 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.faction !== void 0 && (validate59(data.faction, { instancePath: instancePath + "/faction", parentData: data, parentDataProperty: "faction", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors), errors = vErrors.length)), data.teams !== void 0) {
      let data10 = data.teams;
      if (Array.isArray(data10)) {
        if (data10.length > 20) {
          let err17 = { instancePath: instancePath + "/teams", schemaPath: "#/properties/teams/maxItems", keyword: "maxItems", params: { limit: 20 }, schema: 20, parentSchema: schema19.properties.teams, data: data10 };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        let len0 = data10.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate113(data10[i0], { instancePath: instancePath + "/teams/" + i0, parentData: data10, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors), errors = vErrors.length);
      } else {
        let err18 = { instancePath: instancePath + "/teams", schemaPath: "#/properties/teams/type", keyword: "type", params: { type: "array" }, schema: schema19.properties.teams.type, parentSchema: schema19.properties.teams, data: data10 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.missions !== void 0) {
      let data12 = data.missions;
      if (Array.isArray(data12)) {
        if (data12.length > 20) {
          let err19 = { instancePath: instancePath + "/missions", schemaPath: "#/properties/missions/maxItems", keyword: "maxItems", params: { limit: 20 }, schema: 20, parentSchema: schema19.properties.missions, data: data12 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        let len1 = data12.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate121(data12[i1], { instancePath: instancePath + "/missions/" + i1, parentData: data12, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors), errors = vErrors.length);
      } else {
        let err20 = { instancePath: instancePath + "/missions", schemaPath: "#/properties/missions/type", keyword: "type", params: { type: "array" }, schema: schema19.properties.missions.type, parentSchema: schema19.properties.missions, data: data12 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
  } else {
    let err21 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema19.type, parentSchema: schema19, data };
    vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
  }
  return validate52.errors = vErrors, errors === 0;
}
validate52.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
export {
  deadzone_pack_schema_default as default,
  validate
};
