// Generated from musg-campaign.schema.json by tools/schema/compile.mjs; change the schema, not this file.
// tools/schema/runtime.mjs
function ucs2length(text) {
  let length = text.length;
  for (let i = 0; i + 1 < text.length; i++)
    (text.charCodeAt(i) & 64512) === 55296 && (text.charCodeAt(i + 1) & 64512) === 56320 && length--;
  return length;
}

// tools/schema/packages/musg/src/packs/musg-campaign.schema.json
var validate = validate52, musg_campaign_schema_default = validate52, schema19 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:skirmish-kit:musg-campaign:1", title: "The book of a Musg campaign between two games", description: "Bands with a sheet for everybody, their treasure and their store, who is for hire, and how many games there are.", type: "object", additionalProperties: !1, required: ["settings", "rulings", "scenarios", "games", "game", "bands", "pool"], properties: { settings: { $ref: "#/$defs/settled" }, rulings: { $ref: "#/$defs/settled" }, scenarios: { type: "array", maxItems: 20, items: { $ref: "#/$defs/id" }, minItems: 1 }, world: { $ref: "#/$defs/id" }, worldSettings: { $ref: "#/$defs/settled" }, games: { type: "integer", minimum: 1, maximum: 50 }, game: { type: "integer", minimum: 1, maximum: 50 }, bands: { type: "array", maxItems: 8, items: { $ref: "#/$defs/band" }, minItems: 1 }, pool: { type: "array", maxItems: 400, items: { $ref: "#/$defs/character" } } }, $defs: { id: { type: "string", minLength: 1, maxLength: 44, pattern: "^[a-z][a-z0-9-]*$", description: "Short and stable: small letters, digits and hyphens, a letter first, such as swamp-runner.", descriptionFr: "Court et stable, en minuscules sans accents, chiffres et traits d’union, une lettre d’abord, comme swamp-runner." }, figure: { type: "string", minLength: 2, maxLength: 6, pattern: "^[a-h][1-9][0-9]{0,3}$", description: "The letter of the band that he joined first and a number, such as a3.", descriptionFr: "La lettre de la bande qu’il a rejointe d’abord et un nombre, comme a3." }, name: { type: "object", additionalProperties: !1, required: ["en", "fr"], properties: { en: { type: "string", minLength: 1, maxLength: 60 }, fr: { type: "string", minLength: 1, maxLength: 60 } } }, rank: { enum: ["chief", "lieutenant", "minion", "extra"] }, values: { type: "object", additionalProperties: !1, required: ["move", "command", "shoot", "melee", "strength", "resistance", "life", "cost"], properties: { move: { type: "integer", minimum: 0, maximum: 30 }, command: { type: ["integer", "null"], minimum: 0, maximum: 20 }, shoot: { type: ["integer", "null"], minimum: 2, maximum: 6 }, melee: { type: "integer", minimum: 2, maximum: 6 }, strength: { type: "integer", minimum: 0, maximum: 20 }, resistance: { type: "integer", minimum: 0, maximum: 20 }, life: { type: "integer", minimum: 1, maximum: 30 }, cost: { type: "integer", minimum: 0, maximum: 500 } } }, settled: { type: "object", maxProperties: 60, additionalProperties: { type: "string", maxLength: 40 } }, character: { type: "object", additionalProperties: !1, required: ["id", "name", "race", "rank", "trade", "hired", "dues", "values", "experience", "owed", "improvements", "injuries", "hates", "weapons", "equipment", "free", "misses", "patched"], properties: { id: { $ref: "#/$defs/figure" }, name: { $ref: "#/$defs/name" }, race: { $ref: "#/$defs/id" }, rank: { $ref: "#/$defs/rank" }, trade: { type: ["string", "null"], maxLength: 40 }, hired: { type: "boolean" }, dues: { enum: ["none", "each-game", "next-paid"] }, values: { $ref: "#/$defs/values" }, experience: { type: "integer", minimum: 0, maximum: 60 }, owed: { type: "integer", minimum: 0, maximum: 30 }, improvements: { type: "array", maxItems: 23, items: { enum: ["good-eye", "bronze-fists", "bronze-body", "brawler", "strider", "brave", "lynx-eye", "iron-fists", "iron-body", "skilled-fighter", "woodsman", "fearless", "eagle-eye", "steel-fists", "steel-body", "combat-master", "acrobat", "steel-nerves", "better-health", "will-to-live", "weak-spots", "vital-spots", "blade-catcher"] } }, injuries: { type: "array", maxItems: 200, items: { enum: ["slower", "nerves", "sight", "unreliable", "maimed", "hardened"] } }, hates: { type: "array", maxItems: 8, items: { $ref: "#/$defs/id" } }, weapons: { type: "array", maxItems: 20, items: { $ref: "#/$defs/id" } }, equipment: { type: "array", maxItems: 20, items: { $ref: "#/$defs/id" } }, free: { type: "array", maxItems: 60, items: { $ref: "#/$defs/id" } }, misses: { type: "boolean" }, patched: { type: "boolean" }, passing: { type: "array", maxItems: 40, items: { type: "object", additionalProperties: !1, required: ["what", "game"], properties: { what: { enum: ["slower", "nerves", "sight", "unreliable", "maimed", "hardened", "feeble", "frail"] }, game: { type: "integer", minimum: 1, maximum: 51 } } } }, fee: { type: "integer", minimum: 0, maximum: 2e3 }, refused: { type: "integer", minimum: 1, maximum: 50 } } }, gone: { type: "object", additionalProperties: !1, required: ["id", "name", "rank", "game"], properties: { id: { $ref: "#/$defs/figure" }, name: { $ref: "#/$defs/name" }, rank: { $ref: "#/$defs/rank" }, game: { type: "integer", minimum: 1, maximum: 50 } } }, band: { type: "object", additionalProperties: !1, required: ["id", "name", "race", "tribe", "members", "store", "treasure", "joined", "gone", "wins", "points"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, race: { $ref: "#/$defs/id" }, tribe: { type: "boolean" }, members: { type: "array", maxItems: 120, items: { $ref: "#/$defs/character" } }, store: { type: "array", maxItems: 1e3, items: { $ref: "#/$defs/id" } }, treasure: { type: "integer", minimum: 0, maximum: 1e5 }, joined: { type: "integer", minimum: 0, maximum: 2e3 }, gone: { type: "array", maxItems: 1e3, items: { $ref: "#/$defs/gone" } }, wins: { type: "integer", minimum: 0, maximum: 50 }, points: { type: "integer", minimum: -1e4, maximum: 1e5 }, scientist: { const: !0 }, team: { enum: ["anti-terrorists", "terrorists"] }, vehicles: { type: "array", maxItems: 6, items: { $ref: "#/$defs/vehicle" } }, held: { type: "array", maxItems: 120, items: { type: "object", additionalProperties: !1, required: ["by", "game", "character"], properties: { by: { enum: ["aliens", "prison"] }, game: { type: "integer", minimum: 0, maximum: 50 }, character: { $ref: "#/$defs/character" } } } } } }, vehicle: { type: "object", additionalProperties: !1, required: ["class"], properties: { class: { enum: ["light", "medium", "heavy"] }, name: { $ref: "#/$defs/name" }, armour: { type: "object", additionalProperties: !1, required: [], properties: { front: { type: "integer", minimum: 0, maximum: 12 }, right: { type: "integer", minimum: 0, maximum: 12 }, rear: { type: "integer", minimum: 0, maximum: 12 }, left: { type: "integer", minimum: 0, maximum: 12 } } }, speed: { type: "integer", minimum: 0, maximum: 20 }, rams: { type: "array", maxItems: 4, items: { enum: ["front", "right", "rear", "left"] } }, fixed: { type: "array", maxItems: 4, items: { $ref: "#/$defs/id" } }, turret: { type: "array", maxItems: 4, items: { $ref: "#/$defs/id" } } } } } }, func1 = Object.prototype.hasOwnProperty, schema20 = { type: "object", maxProperties: 60, additionalProperties: { type: "string", maxLength: 40 } };
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate53.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length > 60) {
      let err0 = { instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 60 }, schema: 60, parentSchema: schema20, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data) {
      let data0 = data[key0];
      if (typeof data0 == "string") {
        if (ucs2length(data0) > 40) {
          let err1 = { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 40 }, schema: 40, parentSchema: schema20.additionalProperties, data: data0 };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: "string" }, schema: schema20.additionalProperties.type, parentSchema: schema20.additionalProperties, data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema20.type, parentSchema: schema20, data };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate53.errors = vErrors, errors === 0;
}
validate53.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema21 = { type: "string", minLength: 1, maxLength: 44, pattern: "^[a-z][a-z0-9-]*$", description: "Short and stable: small letters, digits and hyphens, a letter first, such as swamp-runner.", descriptionFr: "Court et stable, en minuscules sans accents, chiffres et traits d’union, une lettre d’abord, comme swamp-runner." }, pattern3 = new RegExp("^[a-z][a-z0-9-]*$", "u");
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate56.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (ucs2length(data) > 44) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 44 }, schema: 44, parentSchema: schema21, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (ucs2length(data) < 1) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema21, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern3.test(data)) {
      let err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9-]*$" }, schema: "^[a-z][a-z0-9-]*$", parentSchema: schema21, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, schema: schema21.type, parentSchema: schema21, data };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate56.errors = vErrors, errors === 0;
}
validate56.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema22 = { type: "object", additionalProperties: !1, required: ["id", "name", "race", "tribe", "members", "store", "treasure", "joined", "gone", "wins", "points"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, race: { $ref: "#/$defs/id" }, tribe: { type: "boolean" }, members: { type: "array", maxItems: 120, items: { $ref: "#/$defs/character" } }, store: { type: "array", maxItems: 1e3, items: { $ref: "#/$defs/id" } }, treasure: { type: "integer", minimum: 0, maximum: 1e5 }, joined: { type: "integer", minimum: 0, maximum: 2e3 }, gone: { type: "array", maxItems: 1e3, items: { $ref: "#/$defs/gone" } }, wins: { type: "integer", minimum: 0, maximum: 50 }, points: { type: "integer", minimum: -1e4, maximum: 1e5 }, scientist: { const: !0 }, team: { enum: ["anti-terrorists", "terrorists"] }, vehicles: { type: "array", maxItems: 6, items: { $ref: "#/$defs/vehicle" } }, held: { type: "array", maxItems: 120, items: { type: "object", additionalProperties: !1, required: ["by", "game", "character"], properties: { by: { enum: ["aliens", "prison"] }, game: { type: "integer", minimum: 0, maximum: 50 }, character: { $ref: "#/$defs/character" } } } } } }, schema23 = { type: "object", additionalProperties: !1, required: ["en", "fr"], properties: { en: { type: "string", minLength: 1, maxLength: 60 }, fr: { type: "string", minLength: 1, maxLength: 60 } } };
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate62.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.en === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "en" }, schema: schema23.required, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.fr === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fr" }, schema: schema23.required, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "en" || key0 === "fr")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema23, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.en !== void 0) {
      let data0 = data.en;
      if (typeof data0 == "string") {
        if (ucs2length(data0) > 60) {
          let err3 = { instancePath: instancePath + "/en", schemaPath: "#/properties/en/maxLength", keyword: "maxLength", params: { limit: 60 }, schema: 60, parentSchema: schema23.properties.en, data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (ucs2length(data0) < 1) {
          let err4 = { instancePath: instancePath + "/en", schemaPath: "#/properties/en/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema23.properties.en, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/en", schemaPath: "#/properties/en/type", keyword: "type", params: { type: "string" }, schema: schema23.properties.en.type, parentSchema: schema23.properties.en, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.fr !== void 0) {
      let data1 = data.fr;
      if (typeof data1 == "string") {
        if (ucs2length(data1) > 60) {
          let err6 = { instancePath: instancePath + "/fr", schemaPath: "#/properties/fr/maxLength", keyword: "maxLength", params: { limit: 60 }, schema: 60, parentSchema: schema23.properties.fr, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (ucs2length(data1) < 1) {
          let err7 = { instancePath: instancePath + "/fr", schemaPath: "#/properties/fr/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema23.properties.fr, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/fr", schemaPath: "#/properties/fr/type", keyword: "type", params: { type: "string" }, schema: schema23.properties.fr.type, parentSchema: schema23.properties.fr, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema23.type, parentSchema: schema23, data };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate62.errors = vErrors, errors === 0;
}
validate62.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema24 = { type: "object", additionalProperties: !1, required: ["id", "name", "race", "rank", "trade", "hired", "dues", "values", "experience", "owed", "improvements", "injuries", "hates", "weapons", "equipment", "free", "misses", "patched"], properties: { id: { $ref: "#/$defs/figure" }, name: { $ref: "#/$defs/name" }, race: { $ref: "#/$defs/id" }, rank: { $ref: "#/$defs/rank" }, trade: { type: ["string", "null"], maxLength: 40 }, hired: { type: "boolean" }, dues: { enum: ["none", "each-game", "next-paid"] }, values: { $ref: "#/$defs/values" }, experience: { type: "integer", minimum: 0, maximum: 60 }, owed: { type: "integer", minimum: 0, maximum: 30 }, improvements: { type: "array", maxItems: 23, items: { enum: ["good-eye", "bronze-fists", "bronze-body", "brawler", "strider", "brave", "lynx-eye", "iron-fists", "iron-body", "skilled-fighter", "woodsman", "fearless", "eagle-eye", "steel-fists", "steel-body", "combat-master", "acrobat", "steel-nerves", "better-health", "will-to-live", "weak-spots", "vital-spots", "blade-catcher"] } }, injuries: { type: "array", maxItems: 200, items: { enum: ["slower", "nerves", "sight", "unreliable", "maimed", "hardened"] } }, hates: { type: "array", maxItems: 8, items: { $ref: "#/$defs/id" } }, weapons: { type: "array", maxItems: 20, items: { $ref: "#/$defs/id" } }, equipment: { type: "array", maxItems: 20, items: { $ref: "#/$defs/id" } }, free: { type: "array", maxItems: 60, items: { $ref: "#/$defs/id" } }, misses: { type: "boolean" }, patched: { type: "boolean" }, passing: { type: "array", maxItems: 40, items: { type: "object", additionalProperties: !1, required: ["what", "game"], properties: { what: { enum: ["slower", "nerves", "sight", "unreliable", "maimed", "hardened", "feeble", "frail"] }, game: { type: "integer", minimum: 1, maximum: 51 } } } }, fee: { type: "integer", minimum: 0, maximum: 2e3 }, refused: { type: "integer", minimum: 1, maximum: 50 } } }, schema25 = { type: "string", minLength: 2, maxLength: 6, pattern: "^[a-h][1-9][0-9]{0,3}$", description: "The letter of the band that he joined first and a number, such as a3.", descriptionFr: "La lettre de la bande qu’il a rejointe d’abord et un nombre, comme a3." }, pattern4 = new RegExp("^[a-h][1-9][0-9]{0,3}$", "u");
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate66.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (ucs2length(data) > 6) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 6 }, schema: 6, parentSchema: schema25, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (ucs2length(data) < 2) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 2 }, schema: 2, parentSchema: schema25, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern4.test(data)) {
      let err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-h][1-9][0-9]{0,3}$" }, schema: "^[a-h][1-9][0-9]{0,3}$", parentSchema: schema25, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, schema: schema25.type, parentSchema: schema25, data };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate66.errors = vErrors, errors === 0;
}
validate66.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema26 = { enum: ["chief", "lieutenant", "minion", "extra"] };
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate70.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data === "chief" || data === "lieutenant" || data === "minion" || data === "extra")) {
    let err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema26.enum }, schema: schema26.enum, parentSchema: schema26, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate70.errors = vErrors, errors === 0;
}
validate70.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema27 = { type: "object", additionalProperties: !1, required: ["move", "command", "shoot", "melee", "strength", "resistance", "life", "cost"], properties: { move: { type: "integer", minimum: 0, maximum: 30 }, command: { type: ["integer", "null"], minimum: 0, maximum: 20 }, shoot: { type: ["integer", "null"], minimum: 2, maximum: 6 }, melee: { type: "integer", minimum: 2, maximum: 6 }, strength: { type: "integer", minimum: 0, maximum: 20 }, resistance: { type: "integer", minimum: 0, maximum: 20 }, life: { type: "integer", minimum: 1, maximum: 30 }, cost: { type: "integer", minimum: 0, maximum: 500 } } };
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate72.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.move === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "move" }, schema: schema27.required, parentSchema: schema27, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.command === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "command" }, schema: schema27.required, parentSchema: schema27, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.shoot === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "shoot" }, schema: schema27.required, parentSchema: schema27, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.melee === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "melee" }, schema: schema27.required, parentSchema: schema27, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.strength === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "strength" }, schema: schema27.required, parentSchema: schema27, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.resistance === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "resistance" }, schema: schema27.required, parentSchema: schema27, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.life === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "life" }, schema: schema27.required, parentSchema: schema27, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.cost === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cost" }, schema: schema27.required, parentSchema: schema27, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "move" || key0 === "command" || key0 === "shoot" || key0 === "melee" || key0 === "strength" || key0 === "resistance" || key0 === "life" || key0 === "cost")) {
        let err8 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema27, data };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    if (data.move !== void 0) {
      let data0 = data.move;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err9 = { instancePath: instancePath + "/move", schemaPath: "#/properties/move/type", keyword: "type", params: { type: "integer" }, schema: schema27.properties.move.type, parentSchema: schema27.properties.move, data: data0 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 30 || isNaN(data0)) {
          let err10 = { instancePath: instancePath + "/move", schemaPath: "#/properties/move/maximum", keyword: "maximum", params: { comparison: "<=", limit: 30 }, schema: 30, parentSchema: schema27.properties.move, data: data0 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          let err11 = { instancePath: instancePath + "/move", schemaPath: "#/properties/move/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema27.properties.move, data: data0 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      }
    }
    if (data.command !== void 0) {
      let data1 = data.command;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) && data1 !== null) {
        let err12 = { instancePath: instancePath + "/command", schemaPath: "#/properties/command/type", keyword: "type", params: { type: schema27.properties.command.type }, schema: schema27.properties.command.type, parentSchema: schema27.properties.command, data: data1 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 20 || isNaN(data1)) {
          let err13 = { instancePath: instancePath + "/command", schemaPath: "#/properties/command/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, schema: 20, parentSchema: schema27.properties.command, data: data1 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          let err14 = { instancePath: instancePath + "/command", schemaPath: "#/properties/command/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema27.properties.command, data: data1 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      }
    }
    if (data.shoot !== void 0) {
      let data2 = data.shoot;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) && data2 !== null) {
        let err15 = { instancePath: instancePath + "/shoot", schemaPath: "#/properties/shoot/type", keyword: "type", params: { type: schema27.properties.shoot.type }, schema: schema27.properties.shoot.type, parentSchema: schema27.properties.shoot, data: data2 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 6 || isNaN(data2)) {
          let err16 = { instancePath: instancePath + "/shoot", schemaPath: "#/properties/shoot/maximum", keyword: "maximum", params: { comparison: "<=", limit: 6 }, schema: 6, parentSchema: schema27.properties.shoot, data: data2 };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (data2 < 2 || isNaN(data2)) {
          let err17 = { instancePath: instancePath + "/shoot", schemaPath: "#/properties/shoot/minimum", keyword: "minimum", params: { comparison: ">=", limit: 2 }, schema: 2, parentSchema: schema27.properties.shoot, data: data2 };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      }
    }
    if (data.melee !== void 0) {
      let data3 = data.melee;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err18 = { instancePath: instancePath + "/melee", schemaPath: "#/properties/melee/type", keyword: "type", params: { type: "integer" }, schema: schema27.properties.melee.type, parentSchema: schema27.properties.melee, data: data3 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 6 || isNaN(data3)) {
          let err19 = { instancePath: instancePath + "/melee", schemaPath: "#/properties/melee/maximum", keyword: "maximum", params: { comparison: "<=", limit: 6 }, schema: 6, parentSchema: schema27.properties.melee, data: data3 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (data3 < 2 || isNaN(data3)) {
          let err20 = { instancePath: instancePath + "/melee", schemaPath: "#/properties/melee/minimum", keyword: "minimum", params: { comparison: ">=", limit: 2 }, schema: 2, parentSchema: schema27.properties.melee, data: data3 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      }
    }
    if (data.strength !== void 0) {
      let data4 = data.strength;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err21 = { instancePath: instancePath + "/strength", schemaPath: "#/properties/strength/type", keyword: "type", params: { type: "integer" }, schema: schema27.properties.strength.type, parentSchema: schema27.properties.strength, data: data4 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 20 || isNaN(data4)) {
          let err22 = { instancePath: instancePath + "/strength", schemaPath: "#/properties/strength/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, schema: 20, parentSchema: schema27.properties.strength, data: data4 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        if (data4 < 0 || isNaN(data4)) {
          let err23 = { instancePath: instancePath + "/strength", schemaPath: "#/properties/strength/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema27.properties.strength, data: data4 };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      }
    }
    if (data.resistance !== void 0) {
      let data5 = data.resistance;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
        let err24 = { instancePath: instancePath + "/resistance", schemaPath: "#/properties/resistance/type", keyword: "type", params: { type: "integer" }, schema: schema27.properties.resistance.type, parentSchema: schema27.properties.resistance, data: data5 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 20 || isNaN(data5)) {
          let err25 = { instancePath: instancePath + "/resistance", schemaPath: "#/properties/resistance/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, schema: 20, parentSchema: schema27.properties.resistance, data: data5 };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
        if (data5 < 0 || isNaN(data5)) {
          let err26 = { instancePath: instancePath + "/resistance", schemaPath: "#/properties/resistance/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema27.properties.resistance, data: data5 };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
      }
    }
    if (data.life !== void 0) {
      let data6 = data.life;
      if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
        let err27 = { instancePath: instancePath + "/life", schemaPath: "#/properties/life/type", keyword: "type", params: { type: "integer" }, schema: schema27.properties.life.type, parentSchema: schema27.properties.life, data: data6 };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 30 || isNaN(data6)) {
          let err28 = { instancePath: instancePath + "/life", schemaPath: "#/properties/life/maximum", keyword: "maximum", params: { comparison: "<=", limit: 30 }, schema: 30, parentSchema: schema27.properties.life, data: data6 };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
        if (data6 < 1 || isNaN(data6)) {
          let err29 = { instancePath: instancePath + "/life", schemaPath: "#/properties/life/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema27.properties.life, data: data6 };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
      }
    }
    if (data.cost !== void 0) {
      let data7 = data.cost;
      if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
        let err30 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/type", keyword: "type", params: { type: "integer" }, schema: schema27.properties.cost.type, parentSchema: schema27.properties.cost, data: data7 };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 > 500 || isNaN(data7)) {
          let err31 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/maximum", keyword: "maximum", params: { comparison: "<=", limit: 500 }, schema: 500, parentSchema: schema27.properties.cost, data: data7 };
          vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
        }
        if (data7 < 0 || isNaN(data7)) {
          let err32 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema27.properties.cost, data: data7 };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
      }
    }
  } else {
    let err33 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema27.type, parentSchema: schema27, data };
    vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
  }
  return validate72.errors = vErrors, errors === 0;
}
validate72.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate65.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.race === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "race" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.rank === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rank" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.trade === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "trade" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.hired === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hired" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.dues === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "dues" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.values === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "values" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.experience === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "experience" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.owed === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "owed" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.improvements === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "improvements" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.injuries === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "injuries" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.hates === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hates" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.weapons === void 0) {
      let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "weapons" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.equipment === void 0) {
      let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "equipment" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.free === void 0) {
      let err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "free" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.misses === void 0) {
      let err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "misses" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.patched === void 0) {
      let err17 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "patched" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema24.properties, key0)) {
        let err18 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema24, data };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    if (data.id !== void 0 && (validate66(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors), errors = vErrors.length)), data.name !== void 0 && (validate62(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors), errors = vErrors.length)), data.race !== void 0 && (validate56(data.race, { instancePath: instancePath + "/race", parentData: data, parentDataProperty: "race", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length)), data.rank !== void 0 && (validate70(data.rank, { instancePath: instancePath + "/rank", parentData: data, parentDataProperty: "rank", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors), errors = vErrors.length)), data.trade !== void 0) {
      let data4 = data.trade;
      if (typeof data4 != "string" && data4 !== null) {
        let err19 = { instancePath: instancePath + "/trade", schemaPath: "#/properties/trade/type", keyword: "type", params: { type: schema24.properties.trade.type }, schema: schema24.properties.trade.type, parentSchema: schema24.properties.trade, data: data4 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      if (typeof data4 == "string" && ucs2length(data4) > 40) {
        let err20 = { instancePath: instancePath + "/trade", schemaPath: "#/properties/trade/maxLength", keyword: "maxLength", params: { limit: 40 }, schema: 40, parentSchema: schema24.properties.trade, data: data4 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.hired !== void 0) {
      let data5 = data.hired;
      if (typeof data5 != "boolean") {
        let err21 = { instancePath: instancePath + "/hired", schemaPath: "#/properties/hired/type", keyword: "type", params: { type: "boolean" }, schema: schema24.properties.hired.type, parentSchema: schema24.properties.hired, data: data5 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.dues !== void 0) {
      let data6 = data.dues;
      if (!(data6 === "none" || data6 === "each-game" || data6 === "next-paid")) {
        let err22 = { instancePath: instancePath + "/dues", schemaPath: "#/properties/dues/enum", keyword: "enum", params: { allowedValues: schema24.properties.dues.enum }, schema: schema24.properties.dues.enum, parentSchema: schema24.properties.dues, data: data6 };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.values !== void 0 && (validate72(data.values, { instancePath: instancePath + "/values", parentData: data, parentDataProperty: "values", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length)), data.experience !== void 0) {
      let data8 = data.experience;
      if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
        let err23 = { instancePath: instancePath + "/experience", schemaPath: "#/properties/experience/type", keyword: "type", params: { type: "integer" }, schema: schema24.properties.experience.type, parentSchema: schema24.properties.experience, data: data8 };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 > 60 || isNaN(data8)) {
          let err24 = { instancePath: instancePath + "/experience", schemaPath: "#/properties/experience/maximum", keyword: "maximum", params: { comparison: "<=", limit: 60 }, schema: 60, parentSchema: schema24.properties.experience, data: data8 };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        if (data8 < 0 || isNaN(data8)) {
          let err25 = { instancePath: instancePath + "/experience", schemaPath: "#/properties/experience/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema24.properties.experience, data: data8 };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
      }
    }
    if (data.owed !== void 0) {
      let data9 = data.owed;
      if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
        let err26 = { instancePath: instancePath + "/owed", schemaPath: "#/properties/owed/type", keyword: "type", params: { type: "integer" }, schema: schema24.properties.owed.type, parentSchema: schema24.properties.owed, data: data9 };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
      if (typeof data9 == "number" && isFinite(data9)) {
        if (data9 > 30 || isNaN(data9)) {
          let err27 = { instancePath: instancePath + "/owed", schemaPath: "#/properties/owed/maximum", keyword: "maximum", params: { comparison: "<=", limit: 30 }, schema: 30, parentSchema: schema24.properties.owed, data: data9 };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
        if (data9 < 0 || isNaN(data9)) {
          let err28 = { instancePath: instancePath + "/owed", schemaPath: "#/properties/owed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema24.properties.owed, data: data9 };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
      }
    }
    if (data.improvements !== void 0) {
      let data10 = data.improvements;
      if (Array.isArray(data10)) {
        if (data10.length > 23) {
          let err29 = { instancePath: instancePath + "/improvements", schemaPath: "#/properties/improvements/maxItems", keyword: "maxItems", params: { limit: 23 }, schema: 23, parentSchema: schema24.properties.improvements, data: data10 };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
        let len0 = data10.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data11 = data10[i0];
          if (!(data11 === "good-eye" || data11 === "bronze-fists" || data11 === "bronze-body" || data11 === "brawler" || data11 === "strider" || data11 === "brave" || data11 === "lynx-eye" || data11 === "iron-fists" || data11 === "iron-body" || data11 === "skilled-fighter" || data11 === "woodsman" || data11 === "fearless" || data11 === "eagle-eye" || data11 === "steel-fists" || data11 === "steel-body" || data11 === "combat-master" || data11 === "acrobat" || data11 === "steel-nerves" || data11 === "better-health" || data11 === "will-to-live" || data11 === "weak-spots" || data11 === "vital-spots" || data11 === "blade-catcher")) {
            let err30 = { instancePath: instancePath + "/improvements/" + i0, schemaPath: "#/properties/improvements/items/enum", keyword: "enum", params: { allowedValues: schema24.properties.improvements.items.enum }, schema: schema24.properties.improvements.items.enum, parentSchema: schema24.properties.improvements.items, data: data11 };
            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
          }
        }
      } else {
        let err31 = { instancePath: instancePath + "/improvements", schemaPath: "#/properties/improvements/type", keyword: "type", params: { type: "array" }, schema: schema24.properties.improvements.type, parentSchema: schema24.properties.improvements, data: data10 };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data.injuries !== void 0) {
      let data12 = data.injuries;
      if (Array.isArray(data12)) {
        if (data12.length > 200) {
          let err32 = { instancePath: instancePath + "/injuries", schemaPath: "#/properties/injuries/maxItems", keyword: "maxItems", params: { limit: 200 }, schema: 200, parentSchema: schema24.properties.injuries, data: data12 };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
        let len1 = data12.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data13 = data12[i1];
          if (!(data13 === "slower" || data13 === "nerves" || data13 === "sight" || data13 === "unreliable" || data13 === "maimed" || data13 === "hardened")) {
            let err33 = { instancePath: instancePath + "/injuries/" + i1, schemaPath: "#/properties/injuries/items/enum", keyword: "enum", params: { allowedValues: schema24.properties.injuries.items.enum }, schema: schema24.properties.injuries.items.enum, parentSchema: schema24.properties.injuries.items, data: data13 };
            vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
          }
        }
      } else {
        let err34 = { instancePath: instancePath + "/injuries", schemaPath: "#/properties/injuries/type", keyword: "type", params: { type: "array" }, schema: schema24.properties.injuries.type, parentSchema: schema24.properties.injuries, data: data12 };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
    if (data.hates !== void 0) {
      let data14 = data.hates;
      if (Array.isArray(data14)) {
        if (data14.length > 8) {
          let err35 = { instancePath: instancePath + "/hates", schemaPath: "#/properties/hates/maxItems", keyword: "maxItems", params: { limit: 8 }, schema: 8, parentSchema: schema24.properties.hates, data: data14 };
          vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
        }
        let len2 = data14.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate56(data14[i2], { instancePath: instancePath + "/hates/" + i2, parentData: data14, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length);
      } else {
        let err36 = { instancePath: instancePath + "/hates", schemaPath: "#/properties/hates/type", keyword: "type", params: { type: "array" }, schema: schema24.properties.hates.type, parentSchema: schema24.properties.hates, data: data14 };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
    }
    if (data.weapons !== void 0) {
      let data16 = data.weapons;
      if (Array.isArray(data16)) {
        if (data16.length > 20) {
          let err37 = { instancePath: instancePath + "/weapons", schemaPath: "#/properties/weapons/maxItems", keyword: "maxItems", params: { limit: 20 }, schema: 20, parentSchema: schema24.properties.weapons, data: data16 };
          vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
        }
        let len3 = data16.length;
        for (let i3 = 0; i3 < len3; i3++)
          validate56(data16[i3], { instancePath: instancePath + "/weapons/" + i3, parentData: data16, parentDataProperty: i3, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length);
      } else {
        let err38 = { instancePath: instancePath + "/weapons", schemaPath: "#/properties/weapons/type", keyword: "type", params: { type: "array" }, schema: schema24.properties.weapons.type, parentSchema: schema24.properties.weapons, data: data16 };
        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
      }
    }
    if (data.equipment !== void 0) {
      let data18 = data.equipment;
      if (Array.isArray(data18)) {
        if (data18.length > 20) {
          let err39 = { instancePath: instancePath + "/equipment", schemaPath: "#/properties/equipment/maxItems", keyword: "maxItems", params: { limit: 20 }, schema: 20, parentSchema: schema24.properties.equipment, data: data18 };
          vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
        }
        let len4 = data18.length;
        for (let i4 = 0; i4 < len4; i4++)
          validate56(data18[i4], { instancePath: instancePath + "/equipment/" + i4, parentData: data18, parentDataProperty: i4, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length);
      } else {
        let err40 = { instancePath: instancePath + "/equipment", schemaPath: "#/properties/equipment/type", keyword: "type", params: { type: "array" }, schema: schema24.properties.equipment.type, parentSchema: schema24.properties.equipment, data: data18 };
        vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
      }
    }
    if (data.free !== void 0) {
      let data20 = data.free;
      if (Array.isArray(data20)) {
        if (data20.length > 60) {
          let err41 = { instancePath: instancePath + "/free", schemaPath: "#/properties/free/maxItems", keyword: "maxItems", params: { limit: 60 }, schema: 60, parentSchema: schema24.properties.free, data: data20 };
          vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
        }
        let len5 = data20.length;
        for (let i5 = 0; i5 < len5; i5++)
          validate56(data20[i5], { instancePath: instancePath + "/free/" + i5, parentData: data20, parentDataProperty: i5, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length);
      } else {
        let err42 = { instancePath: instancePath + "/free", schemaPath: "#/properties/free/type", keyword: "type", params: { type: "array" }, schema: schema24.properties.free.type, parentSchema: schema24.properties.free, data: data20 };
        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
      }
    }
    if (data.misses !== void 0) {
      let data22 = data.misses;
      if (typeof data22 != "boolean") {
        let err43 = { instancePath: instancePath + "/misses", schemaPath: "#/properties/misses/type", keyword: "type", params: { type: "boolean" }, schema: schema24.properties.misses.type, parentSchema: schema24.properties.misses, data: data22 };
        vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
      }
    }
    if (data.patched !== void 0) {
      let data23 = data.patched;
      if (typeof data23 != "boolean") {
        let err44 = { instancePath: instancePath + "/patched", schemaPath: "#/properties/patched/type", keyword: "type", params: { type: "boolean" }, schema: schema24.properties.patched.type, parentSchema: schema24.properties.patched, data: data23 };
        vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
      }
    }
    if (data.passing !== void 0) {
      let data24 = data.passing;
      if (Array.isArray(data24)) {
        if (data24.length > 40) {
          let err45 = { instancePath: instancePath + "/passing", schemaPath: "#/properties/passing/maxItems", keyword: "maxItems", params: { limit: 40 }, schema: 40, parentSchema: schema24.properties.passing, data: data24 };
          vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
        }
        let len6 = data24.length;
        for (let i6 = 0; i6 < len6; i6++) {
          let data25 = data24[i6];
          if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
            if (data25.what === void 0) {
              let err46 = { instancePath: instancePath + "/passing/" + i6, schemaPath: "#/properties/passing/items/required", keyword: "required", params: { missingProperty: "what" }, schema: schema24.properties.passing.items.required, parentSchema: schema24.properties.passing.items, data: data25 };
              vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
            }
            if (data25.game === void 0) {
              let err47 = { instancePath: instancePath + "/passing/" + i6, schemaPath: "#/properties/passing/items/required", keyword: "required", params: { missingProperty: "game" }, schema: schema24.properties.passing.items.required, parentSchema: schema24.properties.passing.items, data: data25 };
              vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
            }
            for (let key1 in data25)
              if (!(key1 === "what" || key1 === "game")) {
                let err48 = { instancePath: instancePath + "/passing/" + i6, schemaPath: "#/properties/passing/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, schema: !1, parentSchema: schema24.properties.passing.items, data: data25 };
                vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
              }
            if (data25.what !== void 0) {
              let data26 = data25.what;
              if (!(data26 === "slower" || data26 === "nerves" || data26 === "sight" || data26 === "unreliable" || data26 === "maimed" || data26 === "hardened" || data26 === "feeble" || data26 === "frail")) {
                let err49 = { instancePath: instancePath + "/passing/" + i6 + "/what", schemaPath: "#/properties/passing/items/properties/what/enum", keyword: "enum", params: { allowedValues: schema24.properties.passing.items.properties.what.enum }, schema: schema24.properties.passing.items.properties.what.enum, parentSchema: schema24.properties.passing.items.properties.what, data: data26 };
                vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
              }
            }
            if (data25.game !== void 0) {
              let data27 = data25.game;
              if (!(typeof data27 == "number" && !(data27 % 1) && !isNaN(data27) && isFinite(data27))) {
                let err50 = { instancePath: instancePath + "/passing/" + i6 + "/game", schemaPath: "#/properties/passing/items/properties/game/type", keyword: "type", params: { type: "integer" }, schema: schema24.properties.passing.items.properties.game.type, parentSchema: schema24.properties.passing.items.properties.game, data: data27 };
                vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
              }
              if (typeof data27 == "number" && isFinite(data27)) {
                if (data27 > 51 || isNaN(data27)) {
                  let err51 = { instancePath: instancePath + "/passing/" + i6 + "/game", schemaPath: "#/properties/passing/items/properties/game/maximum", keyword: "maximum", params: { comparison: "<=", limit: 51 }, schema: 51, parentSchema: schema24.properties.passing.items.properties.game, data: data27 };
                  vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
                }
                if (data27 < 1 || isNaN(data27)) {
                  let err52 = { instancePath: instancePath + "/passing/" + i6 + "/game", schemaPath: "#/properties/passing/items/properties/game/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema24.properties.passing.items.properties.game, data: data27 };
                  vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
                }
              }
            }
          } else {
            let err53 = { instancePath: instancePath + "/passing/" + i6, schemaPath: "#/properties/passing/items/type", keyword: "type", params: { type: "object" }, schema: schema24.properties.passing.items.type, parentSchema: schema24.properties.passing.items, data: data25 };
            vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
          }
        }
      } else {
        let err54 = { instancePath: instancePath + "/passing", schemaPath: "#/properties/passing/type", keyword: "type", params: { type: "array" }, schema: schema24.properties.passing.type, parentSchema: schema24.properties.passing, data: data24 };
        vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
      }
    }
    if (data.fee !== void 0) {
      let data28 = data.fee;
      if (!(typeof data28 == "number" && !(data28 % 1) && !isNaN(data28) && isFinite(data28))) {
        let err55 = { instancePath: instancePath + "/fee", schemaPath: "#/properties/fee/type", keyword: "type", params: { type: "integer" }, schema: schema24.properties.fee.type, parentSchema: schema24.properties.fee, data: data28 };
        vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
      }
      if (typeof data28 == "number" && isFinite(data28)) {
        if (data28 > 2e3 || isNaN(data28)) {
          let err56 = { instancePath: instancePath + "/fee", schemaPath: "#/properties/fee/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2e3 }, schema: 2e3, parentSchema: schema24.properties.fee, data: data28 };
          vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
        }
        if (data28 < 0 || isNaN(data28)) {
          let err57 = { instancePath: instancePath + "/fee", schemaPath: "#/properties/fee/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema24.properties.fee, data: data28 };
          vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
        }
      }
    }
    if (data.refused !== void 0) {
      let data29 = data.refused;
      if (!(typeof data29 == "number" && !(data29 % 1) && !isNaN(data29) && isFinite(data29))) {
        let err58 = { instancePath: instancePath + "/refused", schemaPath: "#/properties/refused/type", keyword: "type", params: { type: "integer" }, schema: schema24.properties.refused.type, parentSchema: schema24.properties.refused, data: data29 };
        vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
      }
      if (typeof data29 == "number" && isFinite(data29)) {
        if (data29 > 50 || isNaN(data29)) {
          let err59 = { instancePath: instancePath + "/refused", schemaPath: "#/properties/refused/maximum", keyword: "maximum", params: { comparison: "<=", limit: 50 }, schema: 50, parentSchema: schema24.properties.refused, data: data29 };
          vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
        }
        if (data29 < 1 || isNaN(data29)) {
          let err60 = { instancePath: instancePath + "/refused", schemaPath: "#/properties/refused/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema24.properties.refused, data: data29 };
          vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
        }
      }
    }
  } else {
    let err61 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema24.type, parentSchema: schema24, data };
    vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
  }
  return validate65.errors = vErrors, errors === 0;
}
validate65.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema28 = { type: "object", additionalProperties: !1, required: ["id", "name", "rank", "game"], properties: { id: { $ref: "#/$defs/figure" }, name: { $ref: "#/$defs/name" }, rank: { $ref: "#/$defs/rank" }, game: { type: "integer", minimum: 1, maximum: 50 } } };
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate80.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, schema: schema28.required, parentSchema: schema28, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, schema: schema28.required, parentSchema: schema28, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.rank === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rank" }, schema: schema28.required, parentSchema: schema28, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.game === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "game" }, schema: schema28.required, parentSchema: schema28, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "name" || key0 === "rank" || key0 === "game")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema28, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.id !== void 0 && (validate66(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors), errors = vErrors.length)), data.name !== void 0 && (validate62(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors), errors = vErrors.length)), data.rank !== void 0 && (validate70(data.rank, { instancePath: instancePath + "/rank", parentData: data, parentDataProperty: "rank", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors), errors = vErrors.length)), data.game !== void 0) {
      let data3 = data.game;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err5 = { instancePath: instancePath + "/game", schemaPath: "#/properties/game/type", keyword: "type", params: { type: "integer" }, schema: schema28.properties.game.type, parentSchema: schema28.properties.game, data: data3 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 50 || isNaN(data3)) {
          let err6 = { instancePath: instancePath + "/game", schemaPath: "#/properties/game/maximum", keyword: "maximum", params: { comparison: "<=", limit: 50 }, schema: 50, parentSchema: schema28.properties.game, data: data3 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          let err7 = { instancePath: instancePath + "/game", schemaPath: "#/properties/game/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema28.properties.game, data: data3 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema28.type, parentSchema: schema28, data };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate80.errors = vErrors, errors === 0;
}
validate80.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema29 = { type: "object", additionalProperties: !1, required: ["class"], properties: { class: { enum: ["light", "medium", "heavy"] }, name: { $ref: "#/$defs/name" }, armour: { type: "object", additionalProperties: !1, required: [], properties: { front: { type: "integer", minimum: 0, maximum: 12 }, right: { type: "integer", minimum: 0, maximum: 12 }, rear: { type: "integer", minimum: 0, maximum: 12 }, left: { type: "integer", minimum: 0, maximum: 12 } } }, speed: { type: "integer", minimum: 0, maximum: 20 }, rams: { type: "array", maxItems: 4, items: { enum: ["front", "right", "rear", "left"] } }, fixed: { type: "array", maxItems: 4, items: { $ref: "#/$defs/id" } }, turret: { type: "array", maxItems: 4, items: { $ref: "#/$defs/id" } } } };
function validate85(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate85.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.class === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "class" }, schema: schema29.required, parentSchema: schema29, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "class" || key0 === "name" || key0 === "armour" || key0 === "speed" || key0 === "rams" || key0 === "fixed" || key0 === "turret")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema29, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.class !== void 0) {
      let data0 = data.class;
      if (!(data0 === "light" || data0 === "medium" || data0 === "heavy")) {
        let err2 = { instancePath: instancePath + "/class", schemaPath: "#/properties/class/enum", keyword: "enum", params: { allowedValues: schema29.properties.class.enum }, schema: schema29.properties.class.enum, parentSchema: schema29.properties.class, data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.name !== void 0 && (validate62(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors), errors = vErrors.length)), data.armour !== void 0) {
      let data2 = data.armour;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        for (let key1 in data2)
          if (!(key1 === "front" || key1 === "right" || key1 === "rear" || key1 === "left")) {
            let err3 = { instancePath: instancePath + "/armour", schemaPath: "#/properties/armour/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, schema: !1, parentSchema: schema29.properties.armour, data: data2 };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
        if (data2.front !== void 0) {
          let data3 = data2.front;
          if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
            let err4 = { instancePath: instancePath + "/armour/front", schemaPath: "#/properties/armour/properties/front/type", keyword: "type", params: { type: "integer" }, schema: schema29.properties.armour.properties.front.type, parentSchema: schema29.properties.armour.properties.front, data: data3 };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
          if (typeof data3 == "number" && isFinite(data3)) {
            if (data3 > 12 || isNaN(data3)) {
              let err5 = { instancePath: instancePath + "/armour/front", schemaPath: "#/properties/armour/properties/front/maximum", keyword: "maximum", params: { comparison: "<=", limit: 12 }, schema: 12, parentSchema: schema29.properties.armour.properties.front, data: data3 };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
            if (data3 < 0 || isNaN(data3)) {
              let err6 = { instancePath: instancePath + "/armour/front", schemaPath: "#/properties/armour/properties/front/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema29.properties.armour.properties.front, data: data3 };
              vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
            }
          }
        }
        if (data2.right !== void 0) {
          let data4 = data2.right;
          if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
            let err7 = { instancePath: instancePath + "/armour/right", schemaPath: "#/properties/armour/properties/right/type", keyword: "type", params: { type: "integer" }, schema: schema29.properties.armour.properties.right.type, parentSchema: schema29.properties.armour.properties.right, data: data4 };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
          if (typeof data4 == "number" && isFinite(data4)) {
            if (data4 > 12 || isNaN(data4)) {
              let err8 = { instancePath: instancePath + "/armour/right", schemaPath: "#/properties/armour/properties/right/maximum", keyword: "maximum", params: { comparison: "<=", limit: 12 }, schema: 12, parentSchema: schema29.properties.armour.properties.right, data: data4 };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
            if (data4 < 0 || isNaN(data4)) {
              let err9 = { instancePath: instancePath + "/armour/right", schemaPath: "#/properties/armour/properties/right/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema29.properties.armour.properties.right, data: data4 };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
          }
        }
        if (data2.rear !== void 0) {
          let data5 = data2.rear;
          if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
            let err10 = { instancePath: instancePath + "/armour/rear", schemaPath: "#/properties/armour/properties/rear/type", keyword: "type", params: { type: "integer" }, schema: schema29.properties.armour.properties.rear.type, parentSchema: schema29.properties.armour.properties.rear, data: data5 };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
          if (typeof data5 == "number" && isFinite(data5)) {
            if (data5 > 12 || isNaN(data5)) {
              let err11 = { instancePath: instancePath + "/armour/rear", schemaPath: "#/properties/armour/properties/rear/maximum", keyword: "maximum", params: { comparison: "<=", limit: 12 }, schema: 12, parentSchema: schema29.properties.armour.properties.rear, data: data5 };
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
            if (data5 < 0 || isNaN(data5)) {
              let err12 = { instancePath: instancePath + "/armour/rear", schemaPath: "#/properties/armour/properties/rear/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema29.properties.armour.properties.rear, data: data5 };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
          }
        }
        if (data2.left !== void 0) {
          let data6 = data2.left;
          if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
            let err13 = { instancePath: instancePath + "/armour/left", schemaPath: "#/properties/armour/properties/left/type", keyword: "type", params: { type: "integer" }, schema: schema29.properties.armour.properties.left.type, parentSchema: schema29.properties.armour.properties.left, data: data6 };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
          if (typeof data6 == "number" && isFinite(data6)) {
            if (data6 > 12 || isNaN(data6)) {
              let err14 = { instancePath: instancePath + "/armour/left", schemaPath: "#/properties/armour/properties/left/maximum", keyword: "maximum", params: { comparison: "<=", limit: 12 }, schema: 12, parentSchema: schema29.properties.armour.properties.left, data: data6 };
              vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
            }
            if (data6 < 0 || isNaN(data6)) {
              let err15 = { instancePath: instancePath + "/armour/left", schemaPath: "#/properties/armour/properties/left/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema29.properties.armour.properties.left, data: data6 };
              vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
            }
          }
        }
      } else {
        let err16 = { instancePath: instancePath + "/armour", schemaPath: "#/properties/armour/type", keyword: "type", params: { type: "object" }, schema: schema29.properties.armour.type, parentSchema: schema29.properties.armour, data: data2 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.speed !== void 0) {
      let data7 = data.speed;
      if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
        let err17 = { instancePath: instancePath + "/speed", schemaPath: "#/properties/speed/type", keyword: "type", params: { type: "integer" }, schema: schema29.properties.speed.type, parentSchema: schema29.properties.speed, data: data7 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 > 20 || isNaN(data7)) {
          let err18 = { instancePath: instancePath + "/speed", schemaPath: "#/properties/speed/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, schema: 20, parentSchema: schema29.properties.speed, data: data7 };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (data7 < 0 || isNaN(data7)) {
          let err19 = { instancePath: instancePath + "/speed", schemaPath: "#/properties/speed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema29.properties.speed, data: data7 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      }
    }
    if (data.rams !== void 0) {
      let data8 = data.rams;
      if (Array.isArray(data8)) {
        if (data8.length > 4) {
          let err20 = { instancePath: instancePath + "/rams", schemaPath: "#/properties/rams/maxItems", keyword: "maxItems", params: { limit: 4 }, schema: 4, parentSchema: schema29.properties.rams, data: data8 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        let len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data9 = data8[i0];
          if (!(data9 === "front" || data9 === "right" || data9 === "rear" || data9 === "left")) {
            let err21 = { instancePath: instancePath + "/rams/" + i0, schemaPath: "#/properties/rams/items/enum", keyword: "enum", params: { allowedValues: schema29.properties.rams.items.enum }, schema: schema29.properties.rams.items.enum, parentSchema: schema29.properties.rams.items, data: data9 };
            vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
          }
        }
      } else {
        let err22 = { instancePath: instancePath + "/rams", schemaPath: "#/properties/rams/type", keyword: "type", params: { type: "array" }, schema: schema29.properties.rams.type, parentSchema: schema29.properties.rams, data: data8 };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.fixed !== void 0) {
      let data10 = data.fixed;
      if (Array.isArray(data10)) {
        if (data10.length > 4) {
          let err23 = { instancePath: instancePath + "/fixed", schemaPath: "#/properties/fixed/maxItems", keyword: "maxItems", params: { limit: 4 }, schema: 4, parentSchema: schema29.properties.fixed, data: data10 };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
        let len1 = data10.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate56(data10[i1], { instancePath: instancePath + "/fixed/" + i1, parentData: data10, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length);
      } else {
        let err24 = { instancePath: instancePath + "/fixed", schemaPath: "#/properties/fixed/type", keyword: "type", params: { type: "array" }, schema: schema29.properties.fixed.type, parentSchema: schema29.properties.fixed, data: data10 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.turret !== void 0) {
      let data12 = data.turret;
      if (Array.isArray(data12)) {
        if (data12.length > 4) {
          let err25 = { instancePath: instancePath + "/turret", schemaPath: "#/properties/turret/maxItems", keyword: "maxItems", params: { limit: 4 }, schema: 4, parentSchema: schema29.properties.turret, data: data12 };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
        let len2 = data12.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate56(data12[i2], { instancePath: instancePath + "/turret/" + i2, parentData: data12, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length);
      } else {
        let err26 = { instancePath: instancePath + "/turret", schemaPath: "#/properties/turret/type", keyword: "type", params: { type: "array" }, schema: schema29.properties.turret.type, parentSchema: schema29.properties.turret, data: data12 };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
  } else {
    let err27 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema29.type, parentSchema: schema29, data };
    vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
  }
  return validate85.errors = vErrors, errors === 0;
}
validate85.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate60.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, schema: schema22.required, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, schema: schema22.required, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.race === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "race" }, schema: schema22.required, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.tribe === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tribe" }, schema: schema22.required, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.members === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "members" }, schema: schema22.required, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.store === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "store" }, schema: schema22.required, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.treasure === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "treasure" }, schema: schema22.required, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.joined === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "joined" }, schema: schema22.required, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.gone === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "gone" }, schema: schema22.required, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.wins === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "wins" }, schema: schema22.required, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.points === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "points" }, schema: schema22.required, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema22.properties, key0)) {
        let err11 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema22, data };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    if (data.id !== void 0 && (validate56(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length)), data.name !== void 0 && (validate62(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors), errors = vErrors.length)), data.race !== void 0 && (validate56(data.race, { instancePath: instancePath + "/race", parentData: data, parentDataProperty: "race", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length)), data.tribe !== void 0) {
      let data3 = data.tribe;
      if (typeof data3 != "boolean") {
        let err12 = { instancePath: instancePath + "/tribe", schemaPath: "#/properties/tribe/type", keyword: "type", params: { type: "boolean" }, schema: schema22.properties.tribe.type, parentSchema: schema22.properties.tribe, data: data3 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.members !== void 0) {
      let data4 = data.members;
      if (Array.isArray(data4)) {
        if (data4.length > 120) {
          let err13 = { instancePath: instancePath + "/members", schemaPath: "#/properties/members/maxItems", keyword: "maxItems", params: { limit: 120 }, schema: 120, parentSchema: schema22.properties.members, data: data4 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate65(data4[i0], { instancePath: instancePath + "/members/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
      } else {
        let err14 = { instancePath: instancePath + "/members", schemaPath: "#/properties/members/type", keyword: "type", params: { type: "array" }, schema: schema22.properties.members.type, parentSchema: schema22.properties.members, data: data4 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.store !== void 0) {
      let data6 = data.store;
      if (Array.isArray(data6)) {
        if (data6.length > 1e3) {
          let err15 = { instancePath: instancePath + "/store", schemaPath: "#/properties/store/maxItems", keyword: "maxItems", params: { limit: 1e3 }, schema: 1e3, parentSchema: schema22.properties.store, data: data6 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        let len1 = data6.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate56(data6[i1], { instancePath: instancePath + "/store/" + i1, parentData: data6, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length);
      } else {
        let err16 = { instancePath: instancePath + "/store", schemaPath: "#/properties/store/type", keyword: "type", params: { type: "array" }, schema: schema22.properties.store.type, parentSchema: schema22.properties.store, data: data6 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.treasure !== void 0) {
      let data8 = data.treasure;
      if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
        let err17 = { instancePath: instancePath + "/treasure", schemaPath: "#/properties/treasure/type", keyword: "type", params: { type: "integer" }, schema: schema22.properties.treasure.type, parentSchema: schema22.properties.treasure, data: data8 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 > 1e5 || isNaN(data8)) {
          let err18 = { instancePath: instancePath + "/treasure", schemaPath: "#/properties/treasure/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, schema: 1e5, parentSchema: schema22.properties.treasure, data: data8 };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (data8 < 0 || isNaN(data8)) {
          let err19 = { instancePath: instancePath + "/treasure", schemaPath: "#/properties/treasure/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema22.properties.treasure, data: data8 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      }
    }
    if (data.joined !== void 0) {
      let data9 = data.joined;
      if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
        let err20 = { instancePath: instancePath + "/joined", schemaPath: "#/properties/joined/type", keyword: "type", params: { type: "integer" }, schema: schema22.properties.joined.type, parentSchema: schema22.properties.joined, data: data9 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
      if (typeof data9 == "number" && isFinite(data9)) {
        if (data9 > 2e3 || isNaN(data9)) {
          let err21 = { instancePath: instancePath + "/joined", schemaPath: "#/properties/joined/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2e3 }, schema: 2e3, parentSchema: schema22.properties.joined, data: data9 };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        if (data9 < 0 || isNaN(data9)) {
          let err22 = { instancePath: instancePath + "/joined", schemaPath: "#/properties/joined/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema22.properties.joined, data: data9 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
      }
    }
    if (data.gone !== void 0) {
      let data10 = data.gone;
      if (Array.isArray(data10)) {
        if (data10.length > 1e3) {
          let err23 = { instancePath: instancePath + "/gone", schemaPath: "#/properties/gone/maxItems", keyword: "maxItems", params: { limit: 1e3 }, schema: 1e3, parentSchema: schema22.properties.gone, data: data10 };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
        let len2 = data10.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate80(data10[i2], { instancePath: instancePath + "/gone/" + i2, parentData: data10, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors), errors = vErrors.length);
      } else {
        let err24 = { instancePath: instancePath + "/gone", schemaPath: "#/properties/gone/type", keyword: "type", params: { type: "array" }, schema: schema22.properties.gone.type, parentSchema: schema22.properties.gone, data: data10 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.wins !== void 0) {
      let data12 = data.wins;
      if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
        let err25 = { instancePath: instancePath + "/wins", schemaPath: "#/properties/wins/type", keyword: "type", params: { type: "integer" }, schema: schema22.properties.wins.type, parentSchema: schema22.properties.wins, data: data12 };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
      if (typeof data12 == "number" && isFinite(data12)) {
        if (data12 > 50 || isNaN(data12)) {
          let err26 = { instancePath: instancePath + "/wins", schemaPath: "#/properties/wins/maximum", keyword: "maximum", params: { comparison: "<=", limit: 50 }, schema: 50, parentSchema: schema22.properties.wins, data: data12 };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
        if (data12 < 0 || isNaN(data12)) {
          let err27 = { instancePath: instancePath + "/wins", schemaPath: "#/properties/wins/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema22.properties.wins, data: data12 };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
      }
    }
    if (data.points !== void 0) {
      let data13 = data.points;
      if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
        let err28 = { instancePath: instancePath + "/points", schemaPath: "#/properties/points/type", keyword: "type", params: { type: "integer" }, schema: schema22.properties.points.type, parentSchema: schema22.properties.points, data: data13 };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
      if (typeof data13 == "number" && isFinite(data13)) {
        if (data13 > 1e5 || isNaN(data13)) {
          let err29 = { instancePath: instancePath + "/points", schemaPath: "#/properties/points/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, schema: 1e5, parentSchema: schema22.properties.points, data: data13 };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
        if (data13 < -1e4 || isNaN(data13)) {
          let err30 = { instancePath: instancePath + "/points", schemaPath: "#/properties/points/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1e4 }, schema: -1e4, parentSchema: schema22.properties.points, data: data13 };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
      }
    }
    if (data.scientist !== void 0) {
      let data14 = data.scientist;
      if (data14 !== !0) {
        let err31 = { instancePath: instancePath + "/scientist", schemaPath: "#/properties/scientist/const", keyword: "const", params: { allowedValue: !0 }, schema: !0, parentSchema: schema22.properties.scientist, data: data14 };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data.team !== void 0) {
      let data15 = data.team;
      if (!(data15 === "anti-terrorists" || data15 === "terrorists")) {
        let err32 = { instancePath: instancePath + "/team", schemaPath: "#/properties/team/enum", keyword: "enum", params: { allowedValues: schema22.properties.team.enum }, schema: schema22.properties.team.enum, parentSchema: schema22.properties.team, data: data15 };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
    if (data.vehicles !== void 0) {
      let data16 = data.vehicles;
      if (Array.isArray(data16)) {
        if (data16.length > 6) {
          let err33 = { instancePath: instancePath + "/vehicles", schemaPath: "#/properties/vehicles/maxItems", keyword: "maxItems", params: { limit: 6 }, schema: 6, parentSchema: schema22.properties.vehicles, data: data16 };
          vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
        let len3 = data16.length;
        for (let i3 = 0; i3 < len3; i3++)
          validate85(data16[i3], { instancePath: instancePath + "/vehicles/" + i3, parentData: data16, parentDataProperty: i3, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length);
      } else {
        let err34 = { instancePath: instancePath + "/vehicles", schemaPath: "#/properties/vehicles/type", keyword: "type", params: { type: "array" }, schema: schema22.properties.vehicles.type, parentSchema: schema22.properties.vehicles, data: data16 };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
    if (data.held !== void 0) {
      let data18 = data.held;
      if (Array.isArray(data18)) {
        if (data18.length > 120) {
          let err35 = { instancePath: instancePath + "/held", schemaPath: "#/properties/held/maxItems", keyword: "maxItems", params: { limit: 120 }, schema: 120, parentSchema: schema22.properties.held, data: data18 };
          vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
        }
        let len4 = data18.length;
        for (let i4 = 0; i4 < len4; i4++) {
          let data19 = data18[i4];
          if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
            if (data19.by === void 0) {
              let err36 = { instancePath: instancePath + "/held/" + i4, schemaPath: "#/properties/held/items/required", keyword: "required", params: { missingProperty: "by" }, schema: schema22.properties.held.items.required, parentSchema: schema22.properties.held.items, data: data19 };
              vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
            }
            if (data19.game === void 0) {
              let err37 = { instancePath: instancePath + "/held/" + i4, schemaPath: "#/properties/held/items/required", keyword: "required", params: { missingProperty: "game" }, schema: schema22.properties.held.items.required, parentSchema: schema22.properties.held.items, data: data19 };
              vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
            }
            if (data19.character === void 0) {
              let err38 = { instancePath: instancePath + "/held/" + i4, schemaPath: "#/properties/held/items/required", keyword: "required", params: { missingProperty: "character" }, schema: schema22.properties.held.items.required, parentSchema: schema22.properties.held.items, data: data19 };
              vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
            }
            for (let key1 in data19)
              if (!(key1 === "by" || key1 === "game" || key1 === "character")) {
                let err39 = { instancePath: instancePath + "/held/" + i4, schemaPath: "#/properties/held/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, schema: !1, parentSchema: schema22.properties.held.items, data: data19 };
                vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
              }
            if (data19.by !== void 0) {
              let data20 = data19.by;
              if (!(data20 === "aliens" || data20 === "prison")) {
                let err40 = { instancePath: instancePath + "/held/" + i4 + "/by", schemaPath: "#/properties/held/items/properties/by/enum", keyword: "enum", params: { allowedValues: schema22.properties.held.items.properties.by.enum }, schema: schema22.properties.held.items.properties.by.enum, parentSchema: schema22.properties.held.items.properties.by, data: data20 };
                vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
              }
            }
            if (data19.game !== void 0) {
              let data21 = data19.game;
              if (!(typeof data21 == "number" && !(data21 % 1) && !isNaN(data21) && isFinite(data21))) {
                let err41 = { instancePath: instancePath + "/held/" + i4 + "/game", schemaPath: "#/properties/held/items/properties/game/type", keyword: "type", params: { type: "integer" }, schema: schema22.properties.held.items.properties.game.type, parentSchema: schema22.properties.held.items.properties.game, data: data21 };
                vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
              }
              if (typeof data21 == "number" && isFinite(data21)) {
                if (data21 > 50 || isNaN(data21)) {
                  let err42 = { instancePath: instancePath + "/held/" + i4 + "/game", schemaPath: "#/properties/held/items/properties/game/maximum", keyword: "maximum", params: { comparison: "<=", limit: 50 }, schema: 50, parentSchema: schema22.properties.held.items.properties.game, data: data21 };
                  vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
                }
                if (data21 < 0 || isNaN(data21)) {
                  let err43 = { instancePath: instancePath + "/held/" + i4 + "/game", schemaPath: "#/properties/held/items/properties/game/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema22.properties.held.items.properties.game, data: data21 };
                  vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
                }
              }
            }
            data19.character !== void 0 && (validate65(data19.character, { instancePath: instancePath + "/held/" + i4 + "/character", parentData: data19, parentDataProperty: "character", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length));
          } else {
            let err44 = { instancePath: instancePath + "/held/" + i4, schemaPath: "#/properties/held/items/type", keyword: "type", params: { type: "object" }, schema: schema22.properties.held.items.type, parentSchema: schema22.properties.held.items, data: data19 };
            vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
          }
        }
      } else {
        let err45 = { instancePath: instancePath + "/held", schemaPath: "#/properties/held/type", keyword: "type", params: { type: "array" }, schema: schema22.properties.held.type, parentSchema: schema22.properties.held, data: data18 };
        vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
      }
    }
  } else {
    let err46 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema22.type, parentSchema: schema22, data };
    vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
  }
  return validate60.errors = vErrors, errors === 0;
}
validate60.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.settings === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "settings" }, schema: schema19.required, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.rulings === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rulings" }, schema: schema19.required, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.scenarios === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenarios" }, schema: schema19.required, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.games === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "games" }, schema: schema19.required, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.game === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "game" }, schema: schema19.required, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.bands === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "bands" }, schema: schema19.required, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.pool === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pool" }, schema: schema19.required, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema19.properties, key0)) {
        let err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema19, data };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.settings !== void 0 && (validate53(data.settings, { instancePath: instancePath + "/settings", parentData: data, parentDataProperty: "settings", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.rulings !== void 0 && (validate53(data.rulings, { instancePath: instancePath + "/rulings", parentData: data, parentDataProperty: "rulings", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.scenarios !== void 0) {
      let data2 = data.scenarios;
      if (Array.isArray(data2)) {
        if (data2.length > 20) {
          let err8 = { instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/maxItems", keyword: "maxItems", params: { limit: 20 }, schema: 20, parentSchema: schema19.properties.scenarios, data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data2.length < 1) {
          let err9 = { instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/minItems", keyword: "minItems", params: { limit: 1 }, schema: 1, parentSchema: schema19.properties.scenarios, data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate56(data2[i0], { instancePath: instancePath + "/scenarios/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length);
      } else {
        let err10 = { instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/type", keyword: "type", params: { type: "array" }, schema: schema19.properties.scenarios.type, parentSchema: schema19.properties.scenarios, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.world !== void 0 && (validate56(data.world, { instancePath: instancePath + "/world", parentData: data, parentDataProperty: "world", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length)), data.worldSettings !== void 0 && (validate53(data.worldSettings, { instancePath: instancePath + "/worldSettings", parentData: data, parentDataProperty: "worldSettings", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.games !== void 0) {
      let data6 = data.games;
      if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
        let err11 = { instancePath: instancePath + "/games", schemaPath: "#/properties/games/type", keyword: "type", params: { type: "integer" }, schema: schema19.properties.games.type, parentSchema: schema19.properties.games, data: data6 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 50 || isNaN(data6)) {
          let err12 = { instancePath: instancePath + "/games", schemaPath: "#/properties/games/maximum", keyword: "maximum", params: { comparison: "<=", limit: 50 }, schema: 50, parentSchema: schema19.properties.games, data: data6 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (data6 < 1 || isNaN(data6)) {
          let err13 = { instancePath: instancePath + "/games", schemaPath: "#/properties/games/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema19.properties.games, data: data6 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      }
    }
    if (data.game !== void 0) {
      let data7 = data.game;
      if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
        let err14 = { instancePath: instancePath + "/game", schemaPath: "#/properties/game/type", keyword: "type", params: { type: "integer" }, schema: schema19.properties.game.type, parentSchema: schema19.properties.game, data: data7 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 > 50 || isNaN(data7)) {
          let err15 = { instancePath: instancePath + "/game", schemaPath: "#/properties/game/maximum", keyword: "maximum", params: { comparison: "<=", limit: 50 }, schema: 50, parentSchema: schema19.properties.game, data: data7 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (data7 < 1 || isNaN(data7)) {
          let err16 = { instancePath: instancePath + "/game", schemaPath: "#/properties/game/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema19.properties.game, data: data7 };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      }
    }
    if (data.bands !== void 0) {
      let data8 = data.bands;
      if (Array.isArray(data8)) {
        if (data8.length > 8) {
          let err17 = { instancePath: instancePath + "/bands", schemaPath: "#/properties/bands/maxItems", keyword: "maxItems", params: { limit: 8 }, schema: 8, parentSchema: schema19.properties.bands, data: data8 };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        if (data8.length < 1) {
          let err18 = { instancePath: instancePath + "/bands", schemaPath: "#/properties/bands/minItems", keyword: "minItems", params: { limit: 1 }, schema: 1, parentSchema: schema19.properties.bands, data: data8 };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        let len1 = data8.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate60(data8[i1], { instancePath: instancePath + "/bands/" + i1, parentData: data8, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors), errors = vErrors.length);
      } else {
        let err19 = { instancePath: instancePath + "/bands", schemaPath: "#/properties/bands/type", keyword: "type", params: { type: "array" }, schema: schema19.properties.bands.type, parentSchema: schema19.properties.bands, data: data8 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.pool !== void 0) {
      let data10 = data.pool;
      if (Array.isArray(data10)) {
        if (data10.length > 400) {
          let err20 = { instancePath: instancePath + "/pool", schemaPath: "#/properties/pool/maxItems", keyword: "maxItems", params: { limit: 400 }, schema: 400, parentSchema: schema19.properties.pool, data: data10 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        let len2 = data10.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate65(data10[i2], { instancePath: instancePath + "/pool/" + i2, parentData: data10, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
      } else {
        let err21 = { instancePath: instancePath + "/pool", schemaPath: "#/properties/pool/type", keyword: "type", params: { type: "array" }, schema: schema19.properties.pool.type, parentSchema: schema19.properties.pool, data: data10 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
  } else {
    let err22 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema19.type, parentSchema: schema19, data };
    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
  }
  return validate52.errors = vErrors, errors === 0;
}
validate52.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
export {
  musg_campaign_schema_default as default,
  validate
};
